import { useEffect } from 'react';
import { useDocumentTitle } from './use-document-title.js';

export interface PageHeadProps {
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  /** The page's one address, of `paths`. */
  readonly path: string;
  /** Path of a picture for shared links. */
  readonly image?: string;
  readonly type?: 'website' | 'article';
}

/** What search engines and messengers read of a page: title, description, canonical address, Open Graph. */
export function PageHead({ title, description, path, image = '/og.png', type = 'website' }: PageHeadProps) {
  useDocumentTitle(title);
  useDescription(description);
  const absolute = (of: string) => new URL(of, globalThis.location.origin).href;
  return (
    <>
      <link rel="canonical" href={absolute(path)} />
      <meta property="og:site_name" content="Phirse" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(path)} />
      <meta property="og:image" content={absolute(image)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The document comes with one general description; a page lends it its own while it stands, so that there are never two. */
function useDescription(text: string): void {
  useEffect(() => {
    const tag = document.querySelector('meta[name="description"]');
    const before = tag?.getAttribute('content');
    if (!tag || !before) return;
    tag.setAttribute('content', text);
    return () => tag.setAttribute('content', before);
  }, [text]);
}
