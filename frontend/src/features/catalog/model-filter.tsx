import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDebounce } from '../../lib/use-debounce.js';
import { ChipGroup } from '../../ui/chip-group.js';
import { Skeleton } from '../../ui/skeleton.js';
import { TextField } from '../../ui/text-field.js';
import { seriesQuery } from './catalog.queries.js';

export interface ModelFilterProps {
  readonly categorySlug: string;
  readonly brandSlug: string;
  /** As the URL has them; empty for all. */
  readonly series: string;
  readonly search: string;
  readonly onChange: (change: { readonly series?: string; readonly search?: string }) => void;
}

/** Search box and series chips over the model list. */
export function ModelFilter({ categorySlug, brandSlug, series, search, onChange }: ModelFilterProps) {
  const [text, setText] = useState(search);
  const settled = useDebounce(text);
  const list = useQuery(seriesQuery(brandSlug, categorySlug));
  useEffect(() => {
    if (settled.trim() !== search) onChange({ search: settled.trim() });
    // Only what was typed changes the URL; the URL's own changes must not answer back.
  }, [settled]);
  const chips = [{ value: '', label: 'ALL' }, ...(list.data?.series ?? [])];
  return (
    <div className="grid gap-4">
      <TextField
        label="Search your model"
        labelHidden
        type="search"
        placeholder="Search your model..."
        prefix={<Search />}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="max-w-form"
      />
      {list.isPending && <Skeleton className="h-11 w-full" />}
      {chips.length > 2 && (
        <ChipGroup
          oneLine
          legend="Series"
          legendHidden
          choices={chips}
          value={series}
          onChange={(value) => onChange({ series: value })}
        />
      )}
    </div>
  );
}
