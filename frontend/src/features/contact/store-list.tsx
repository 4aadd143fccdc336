import { type StoreLocations } from '@phirse/contracts/read-models/content.js';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/picture.js';
import { StoreMap } from './store-map.js';

/** The counters: the drawn map, and for the one that is chosen its address, hours and street. */
export function StoreList({ stores, note }: StoreLocations) {
  const [chosenId, choose] = useState(stores[0]?.id);
  const chosen = stores.find(({ id }) => id === chosenId);
  if (!chosen) return null;
  return (
    <>
      <div className="overflow-clip rounded-card border bg-surface shadow-soft lg:grid lg:grid-cols-[1.25fr_1fr]">
        <StoreMap cities={stores.map(({ city }) => city)} chosen={chosen.city} className="lg:h-full" />
        <div className="border-t p-4 md:p-6 lg:border-t-0 lg:border-l">
          <ul className="flex flex-wrap gap-2" aria-label="Counters">
            {stores.map(({ id, city }) => (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={id === chosenId}
                  onClick={() => choose(id)}
                  className={classNames(
                    'min-h-11 rounded-full border px-4 font-semibold transition-colors',
                    id === chosenId
                      ? 'border-primary bg-primary text-on-primary'
                      : 'border-control hover:border-primary hover:text-primary',
                  )}
                >
                  {city}
                </button>
              </li>
            ))}
          </ul>
          <div aria-live="polite" className="mt-5 grid gap-4">
            <h3 className="text-20">{chosen.name}</h3>
            <address className="flex gap-2 text-17 not-italic">
              <MapPin aria-hidden="true" className="mt-1 size-5 shrink-0 text-primary" />
              <span>
                {chosen.addressLines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))}
                <span className="block">
                  {chosen.city} <span className="tabular-nums">{chosen.pincode}</span>
                </span>
              </span>
            </address>
            <dl className="perforated grid gap-2 pt-4">
              <div className="grid grid-cols-[6rem_1fr] gap-2">
                <dt className="text-muted">Open</dt>
                <dd>{chosen.hours}</dd>
              </div>
              <div className="grid grid-cols-[6rem_1fr] gap-2">
                <dt className="text-muted">Landmark</dt>
                <dd>{chosen.landmark}</dd>
              </div>
            </dl>
            <Picture
              src={chosen.mapImage}
              alt={chosen.mapDescription}
              fallback="search"
              className="aspect-5/3 w-full rounded-control"
            />
          </div>
        </div>
      </div>
      {note && <p className="mt-3 text-13 text-muted">{note}</p>}
    </>
  );
}
