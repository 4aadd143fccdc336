import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { Link } from 'react-router-dom';
import { formatPhone } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { Picture } from '../../ui/picture.js';
import { TypedText } from '../../ui/typed-text.js';

/** Photo, name and number; the name leads to the person's page. */
export function PersonLine({ person }: { readonly person: PickupPerson }) {
  return (
    <span className="flex items-center gap-3">
      <Picture
        src={person.profileImg ?? ''}
        alt=""
        fallback="person"
        className="size-11 shrink-0 overflow-clip rounded-full border object-cover"
      />
      <span className="grid min-w-0">
        <Link
          to={paths.partner.pickupPerson(person.id)}
          state={{ pickupBoy: person }}
          className="font-semibold text-primary underline-offset-4 hover:underline"
        >
          <TypedText>{person.name}</TypedText>
        </Link>
        <span className="money text-13 font-normal text-muted">{formatPhone(person.phone)}</span>
      </span>
    </span>
  );
}
