import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCity } from './use-city.js';

/** Comes when it is first opened. */
const CityDialog = lazy(async () => ({ default: (await import('./city-dialog.js')).CityDialog }));

/** The header's city button and its dialog. */
export function LocationPicker() {
  const [city, choose] = useCity();
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2.5 font-semibold hover:bg-sunken"
      >
        <MapPin aria-hidden="true" className="size-5 text-primary" />
        <span className="sr-only">Your location: </span>
        <span className="max-w-24 truncate">{city || 'City'}</span>
      </button>
      {open !== undefined && (
        <Suspense>
          <CityDialog open={open} onOpenChange={setOpen} chosen={city} onChoose={choose} />
        </Suspense>
      )}
    </>
  );
}
