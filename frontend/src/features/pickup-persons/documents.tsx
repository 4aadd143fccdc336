import { type PickupPerson } from '@phirse/contracts/read-models/partner.js';
import { Picture } from '../../ui/picture.js';

/** A person's papers; each opens in full. Links end after some minutes, a reload renews them. */
export function Documents({ person }: { readonly person: PickupPerson }) {
  const documents = [
    { label: 'Driving licence', link: person.drivingLicense },
    { label: 'Aadhaar card', link: person.aadharCard },
    { label: 'Profile photo', link: person.profileImg },
  ];
  return (
    <ul className="grid grid-cols-3 gap-3">
      {documents.map(({ label, link }) => (
        <li key={label} className="grid content-start gap-1">
          {link ? (
            <a href={link} target="_blank" rel="noreferrer" className="block rounded-control">
              <Picture
                src={link}
                alt={`${label}, open in full`}
                fallback="paper"
                className="aspect-4/3 w-full rounded-control border object-cover"
              />
            </a>
          ) : (
            <span className="grid aspect-4/3 place-items-center rounded-control border border-dashed border-control text-13 text-muted">
              Not given
            </span>
          )}
          <span className="text-13 text-muted">{label}</span>
        </li>
      ))}
    </ul>
  );
}
