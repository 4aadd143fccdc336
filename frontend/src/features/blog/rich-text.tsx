/** HTML of an article. The server keeps only harmless tags and attributes (services/content/clean-html.ts). */
export function RichText({ html, className }: { readonly html: string; readonly className?: string }) {
  // The page's Content-Security-Policy would run no script of it either.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
