import { describe, expect, it } from '@jest/globals';
import { robotsText, sitemapXml } from './sitemap.js';

describe('the sitemap', () => {
  it('names whole addresses, and the day on which a post was written', () => {
    const xml = sitemapXml('https://phirse.example', [
      { path: '/' },
      { path: '/blogs/a', changedAt: '2026-03-01T04:30:00.000Z' },
    ]);
    expect(xml).toContain('<loc>https://phirse.example/</loc></url>');
    expect(xml).toContain('<loc>https://phirse.example/blogs/a</loc><lastmod>2026-03-01</lastmod>');
  });

  it('stays XML whatever a path holds, and names no page twice', () => {
    const xml = sitemapXml('https://phirse.example', [{ path: '/a&b c' }, { path: '/a&b c' }]);
    expect(xml.match(/<loc>.*<\/loc>/g)).toEqual(['<loc>https://phirse.example/a&amp;b%20c</loc>']);
  });
});

it('robots.txt keeps crawlers out of accounts', () => {
  expect(robotsText('https://phirse.example', ['/orders', '/ops'])).toBe(
    'User-agent: *\nDisallow: /orders\nDisallow: /ops\n\nSitemap: https://phirse.example/sitemap.xml\n',
  );
});
