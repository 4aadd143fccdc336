import { useState } from 'react';
import { classNames } from './class-names.js';
import { Drawing, type DrawingName } from './drawing.js';

export interface PictureProps {
  /** Empty shows the fallback at once. */
  readonly src: string;
  /** Empty for a picture that only repeats the words beside it. */
  readonly alt: string;
  /** Size and shape; keeps its place while loading: `aspect-square w-24`. */
  readonly className?: string;
  readonly fallback?: DrawingName;
  /** The first picture of a page loads eagerly. */
  readonly eager?: boolean;
}

/** An image that keeps its place while it loads and turns into a small drawing where it cannot. */
export function Picture({
  src,
  alt,
  className = 'aspect-square w-full',
  fallback = 'phone',
  eager = false,
}: PictureProps) {
  const [state, setState] = useState<{ readonly src: string; readonly is: 'loaded' | 'broken' }>();
  const is = state?.src === src ? state.is : 'loading';
  if (!src || is === 'broken')
    return (
      <span className={classNames('grid place-items-center', className)}>
        <Drawing name={fallback} />
        {alt && <span className="sr-only">{alt}</span>}
      </span>
    );
  return (
    <img
      src={src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onLoad={() => setState({ src, is: 'loaded' })}
      onError={() => setState({ src, is: 'broken' })}
      className={classNames('object-contain', is === 'loading' && 'rounded-control bg-sunken', className)}
    />
  );
}
