import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { AddAddressHandler } from './add-address.handler.js';
import { ChangeProfileHandler } from './change-profile.handler.js';
import { CustomersController } from './customers.controller.js';
import { DeleteAccountHandler } from './delete-account.handler.js';
import { RegisterCustomerHandler } from './register-customer.handler.js';
import { RemoveAddressHandler } from './remove-address.handler.js';

/** Customers' accounts and addresses. */
@Module({
  imports: [CqrsModule],
  controllers: [CustomersController],
  providers: [
    RegisterCustomerHandler,
    ChangeProfileHandler,
    AddAddressHandler,
    RemoveAddressHandler,
    DeleteAccountHandler,
  ],
})
export class CustomersModule {}
