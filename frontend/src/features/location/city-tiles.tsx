import { type CityNames } from '@phirse/contracts/read-models/answers.js';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/picture.js';

const SHOWN = 4;

export interface CityTilesProps {
  /** Those that match what was typed. */
  readonly cities: CityNames['cities'];
  readonly chosen: string;
  readonly onChoose: (city: string) => void;
}

/** At most four cities as image tiles. */
export function CityTiles({ cities, chosen, onChoose }: CityTilesProps) {
  if (cities.length === 0) return <p className="py-6 text-center text-muted">No locations found</p>;
  return (
    <>
      <ul className="grid grid-cols-2 gap-3">
        {cities.slice(0, SHOWN).map(({ name, image }) => (
          <li key={name}>
            <button
              type="button"
              aria-pressed={name === chosen}
              onClick={() => onChoose(name)}
              className={classNames(
                'grid w-full justify-items-center gap-2 rounded-card border-2 p-3 font-semibold transition-colors',
                name === chosen ? 'border-primary bg-primary-tint' : 'border-hairline hover:border-control',
              )}
            >
              <Picture src={image} alt="" className="h-20 w-full" fallback="search" />
              {name}
            </button>
          </li>
        ))}
      </ul>
      {cities.length > SHOWN && <p className="mt-3 text-center text-13 text-muted">more location...</p>}
    </>
  );
}
