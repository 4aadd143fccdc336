import { useQuery } from '@tanstack/react-query';
import { classNames } from '../../ui/class-names.js';
import { BannerSlide } from './banner-slide.js';
import { bannersQuery, DEFAULT_BANNER } from './banners.queries.js';
import { Dots } from './dots.js';
import { PauseButton } from './pause-button.js';
import { useAutoAdvance } from './use-auto-advance.js';
import { useSwipe } from './use-swipe.js';

const EVERY_MS = 6000;

/** The home page's banners: they change by themselves, by swipe or by dots, and stop when told to. */
export function BannerCarousel() {
  const { data = [] } = useQuery(bannersQuery);
  const banners = data.length > 0 ? data : [DEFAULT_BANNER];
  const { index, direction, moving, playing, toggle, go, holds } = useAutoAdvance(banners.length, EVERY_MS);
  const swipe = useSwipe((towards) => go(towards === 'left' ? index + 1 : index - 1));
  const banner = banners[index] ?? DEFAULT_BANNER;
  return (
    <section aria-roledescription="carousel" aria-label="What Phirse does" className="page-width py-8" {...holds}>
      <div
        className="touch-pan-y overflow-clip rounded-card border bg-surface shadow-soft select-none"
        aria-live={moving ? 'off' : 'polite'}
        {...swipe}
      >
        <article
          key={index}
          aria-roledescription="slide"
          aria-label={`${index + 1} of ${banners.length}`}
          className={classNames(
            'transition-[transform,opacity] duration-600 starting:opacity-0',
            direction === 'forward' ? 'starting:translate-x-1/3' : 'starting:-translate-x-1/3',
          )}
        >
          <BannerSlide banner={banner} />
        </article>
      </div>
      {banners.length > 1 && (
        <div className="mt-2 flex items-center justify-center gap-2">
          <Dots labels={banners.map(({ heading }) => heading)} current={index} onChoose={go} />
          <PauseButton playing={playing} onToggle={toggle} what="banners" />
        </div>
      )}
    </section>
  );
}
