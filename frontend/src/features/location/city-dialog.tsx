import { type CityNames } from '@phirse/contracts/read-models/answers.js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api-client.js';
import { keysOf } from '../../lib/query.js';
import { QueryView } from '../../lib/query-view.js';
import { Dialog } from '../../ui/dialog.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { TextField } from '../../ui/text-field.js';
import { CityTiles } from './city-tiles.js';

const cityKeys = keysOf('cities');

export interface CityDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly chosen: string;
  readonly onChoose: (city: string) => void;
}

/** The cities we come to, to search and to choose from. */
export function CityDialog({ open, onOpenChange, chosen, onChoose }: CityDialogProps) {
  const [wanted, setWanted] = useState('');
  const cities = useQuery({
    queryKey: cityKeys.all,
    queryFn: ({ signal }) => api.get<CityNames>('/pincode/drop-down/cityNames', { signal, session: null }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const matches = (name: string) => name.toLowerCase().includes(wanted.trim().toLowerCase());
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Select your location">
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
              cities={answer.cities.filter(({ name }) => matches(name))}
              chosen={chosen}
              onChoose={(name) => {
                onChoose(name);
                onOpenChange(false);
              }}
            />
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}
