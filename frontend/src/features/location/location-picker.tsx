import { type CityNames } from '@phirse/contracts/read-models/answers.js';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { TextField } from '../../ui/text-field.js';
import { CityTiles } from './city-tiles.js';
import { useCity } from './use-city.js';

const cityKeys = keysOf('cities');

/** The header's city button and its dialog. */
export function LocationPicker() {
  const [city, choose] = useCity();
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState('');
  const cities = useQuery({
    queryKey: cityKeys.all,
    queryFn: ({ signal }) => api.get<CityNames>('/pincode/drop-down/cityNames', { signal, session: null }),
    enabled: open,
    staleTime: Number.POSITIVE_INFINITY,
  });
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
      <Dialog open={open} onOpenChange={setOpen} title="Select your location">
        <TextField
          label="Search for your city"
          type="search"
          placeholder="Bangalore, Mysore..."
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
        <div className="mt-4">
          <QueryView
            query={cities}
            errorText="Failed to load the cities. Please try again."
            skeleton={
              <SkeletonGroup className="grid grid-cols-2 gap-3">
                {['one', 'two', 'three', 'four'].map((tile) => (
                  <Skeleton key={tile} className="h-32 rounded-card" />
                ))}
              </SkeletonGroup>
            }
          >
            {(answer) => (
              <CityTiles
                cities={answer.cities.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))}
                chosen={city}
                onChoose={(name) => {
                  choose(name);
                  setOpen(false);
                }}
              />
            )}
          </QueryView>
        </div>
      </Dialog>
    </>
  );
}
