import { Phone, Text } from './fields.js';

/** POST /user/users/add-address */
export class AddAddressBody {
  @Phone() readonly phone!: string;
  @Text(300, 'Address cannot be empty') readonly address!: string;
}

/** POST /user/account-deletion */
export class DeleteAccountBody {
  @Phone() readonly phone!: string;
}
