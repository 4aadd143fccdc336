import { type Banner } from '@phirse/contracts/read-models/answers.js';
import { LinkButton } from '../../ui/link-button.js';
import { Picture } from '../../ui/picture.js';
import { Highlighted } from './highlighted.js';

/** One banner. High enough for the longest text at every width, so that nothing jumps when they change. */
export function BannerSlide({ banner }: { readonly banner: Banner }) {
  const { heading, subheading, image, webLink, buttonText } = banner;
  return (
    <div className="grid min-h-120 content-start min-[33rem]:min-h-140 md:min-h-98 md:grid-cols-[1fr_1.1fr] md:content-stretch lg:min-h-88">
      <Picture
        src={image}
        alt=""
        fallback="phone"
        // The drawings' own paper, in both themes: where the slide is higher than they are, it goes on around them.
        className="pointer-events-none aspect-16/9 w-full bg-[#f3ecdc] md:order-2 md:h-full md:min-h-80"
      />
      <div className="grid content-center justify-items-start gap-3 p-5 md:p-10">
        <h2 className="text-25 md:text-32">
          <Highlighted text={heading} />
        </h2>
        <p className="text-17 text-muted">{subheading}</p>
        <LinkButton to={webLink} tone="outline" className="mt-2" draggable={false}>
          {buttonText}
        </LinkButton>
      </div>
    </div>
  );
}
