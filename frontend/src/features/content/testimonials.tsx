import { type Testimonials as Content } from '@phirse/contracts/read-models/content.js';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/picture.js';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.js';
import { ContentView } from './content-view.js';
import { PauseButton } from './pause-button.js';
import { Stars } from './stars.js';
import { useAutoAdvance } from './use-auto-advance.js';

/** The spec's; resting on them or the button stops them, for two seconds are short for a sentence. */
const EVERY_MS = 2000;

/** What sellers say, one after the other, with all of them to choose from. */
export function Testimonials() {
  return (
    <ContentView
      name="testimonials"
      skeleton={
        <SkeletonGroup>
          <Skeleton className="h-88 w-full rounded-card" />
        </SkeletonGroup>
      }
    >
      {(content) => content.testimonials.length > 0 && <Voices {...content} />}
    </ContentView>
  );
}

function Voices({ testimonials, note }: Content) {
  const { index, moving, playing, toggle, go, holds } = useAutoAdvance(testimonials.length, EVERY_MS);
  return (
    <div {...holds}>
      <div className="grid gap-6 lg:grid-cols-[1fr_22rem] lg:items-stretch lg:gap-12">
        <div className="grid" aria-live={moving ? 'off' : 'polite'}>
          {testimonials.map(({ id, quote, name, city, device, brandSlug, rating }, at) => (
            // All lie on one another, so that the place is as high as the longest from the start.
            <figure
              key={id}
              aria-hidden={at !== index}
              className={classNames(
                'col-start-1 row-start-1 flex flex-col rounded-card border bg-surface p-5 transition-opacity duration-220 md:p-8',
                at === index ? 'z-1 opacity-100' : 'invisible opacity-0',
              )}
            >
              <Stars rating={rating} />
              <blockquote className="mt-3 flex-1">
                <p className="font-display text-20 font-medium text-balance md:text-25">“{quote}”</p>
              </blockquote>
              <figcaption className="perforated mt-5 flex items-center justify-between gap-4 pt-4">
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="text-13 text-muted">
                    {city}, sold {device}
                  </span>
                </span>
                <Picture src={`/images/brands/${brandSlug}.svg`} alt="" className="h-10 w-24" />
              </figcaption>
            </figure>
          ))}
        </div>
        <ul className="max-lg:flex max-lg:flex-wrap max-lg:gap-1 lg:border-l">
          {testimonials.map(({ id, name, city }, at) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={at === index}
                onClick={() => go(at)}
                className={classNames(
                  'min-h-11 w-full px-4 text-left transition-colors hover:text-primary max-lg:border-b-3 lg:-ml-px lg:border-l-3',
                  at === index ? 'border-accent-edge font-semibold' : 'border-transparent text-muted',
                )}
              >
                {name}
                <span className="max-lg:hidden">, {city}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <p className="mt-3 flex items-center gap-3 text-13 text-muted">
        <PauseButton playing={playing} onToggle={toggle} what="voices" />
        {note}
      </p>
    </div>
  );
}
