import { Banknote, CalendarCheck, Timer } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../lib/paths.js';
import { LinkButton } from '../../ui/link-button.js';
import { HeroSearch, type Picked } from './hero-search.js';
import { HeroSlip } from './hero-slip.js';

const PROMISES = [
  { icon: CalendarCheck, text: 'Free doorstep pickup' },
  { icon: Banknote, text: 'Instant cash' },
  { icon: Timer, text: 'A price in under 60 seconds' },
] as const;

/** Search is the hero: a model, its storage, the price range at once. */
export function Hero() {
  const [picked, pick] = useState<Picked | null>(null);
  return (
    <section aria-labelledby="hero" className="bg-primary-tint pt-16">
      <div className="page-width grid items-center gap-8 py-8 md:py-14 lg:grid-cols-[1.35fr_1fr] lg:gap-12">
        <div>
          <h1 id="hero" className="text-32 md:text-44">
            Sell your Smartphone, iPad or Tablet
          </h1>
          <p className="mt-3 mb-6 max-w-prose text-17 text-muted">
            Type the model and see what it can fetch. We come to your door and pay before we take it.
          </p>
          <HeroSearch picked={picked} onPick={pick} />
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2">
            {PROMISES.map(({ icon: Icon, text }) => (
              <li key={text} className="flex items-center gap-2 font-semibold">
                <Icon aria-hidden="true" className="size-5 text-primary" />
                {text}
              </li>
            ))}
          </ul>
          <LinkButton to={paths.sell()} tone="outline" className="mt-6">
            Get Started
          </LinkButton>
        </div>
        <HeroSlip picked={picked} />
      </div>
    </section>
  );
}
