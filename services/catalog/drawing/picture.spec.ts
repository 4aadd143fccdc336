import { describe, expect, it } from '@jest/globals';
import { brands } from '@phirse/infra/seed/brands.js';
import { models } from '@phirse/infra/seed/models.js';
import { questionnaires } from '@phirse/infra/seed/questionnaires.js';
import { serviceAreas } from '@phirse/infra/seed/service-areas.js';
import { type PictureSources, renderPicture } from './picture.js';

const sources: PictureSources = {
  findModel: (slug) => models.find((model) => model.slug === slug) ?? null,
  findBrandName: (slug) => brands.find((brand) => brand.slug === slug)?.brandName ?? null,
};

const optionImages = questionnaires.flatMap(({ sections }) =>
  sections.flatMap((section) =>
    section.options.flatMap((option) => [option.image, ...option.subOptions.map((sub) => sub.image)]),
  ),
);
const devicePaths = models.flatMap(({ productImage }) => [
  productImage,
  productImage.replace('.svg', '/front.svg'),
  productImage.replace('.svg', '/back.svg'),
]);
const paths = [
  ...devicePaths,
  ...brands.map((brand) => brand.brandImage),
  ...serviceAreas.map((area) => area.image),
  ...new Set(optionImages),
  '/images/placeholder.svg',
];

const render = (path: string, more: Partial<PictureSources> = {}) => renderPicture(path, { ...sources, ...more }) ?? '';

/** What is wrong with a picture's markup: tags that do not match, paints and uses without a definition. */
function flaws(svg: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, closing, name = '', self] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[\w:-]+="[^"<]*")*(\/?)>/g)) {
    if (closing) {
      if (open.pop() !== name) found.push(`</${name}>`);
    } else if (!self) open.push(name);
  }
  const rest = svg.replace(/<\/?[a-zA-Z]+(?:\s[\w:-]+="[^"<]*")*\/?>/g, '');
  if (/[<>]/.test(rest)) found.push(rest);
  const ids = [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
  if (new Set(ids).size !== ids.length) found.push('an id is given twice');
  for (const [, id = ''] of svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)) if (!ids.includes(id)) found.push(`no #${id}`);
  if (/NaN|undefined|Infinity|null/.test(svg)) found.push('a value is missing');
  return [...found, ...open];
}

const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');

describe('every picture of the demo', () => {
  it.each(paths)('%s is drawn, well formed, small and always the same', (path) => {
    const svg = render(path);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 [\d.]+ [\d.]+" role="img"/);
    expect(flaws(svg)).toEqual([]);
    expect(svg.length).toBeLessThan(12_000);
    expect(render(path)).toBe(svg);
    expect(svg).not.toMatch(/<script|\son[a-z]+=|https?:\/\/(?!www\.w3\.org)/);
  });

  it('each option of a section has a picture of its own', () => {
    for (const { sections } of questionnaires)
      for (const { options } of sections) {
        const drawn = options.map((option) => render(option.image));
        expect(new Set(drawn).size).toBe(drawn.length);
        for (const { subOptions } of options)
          expect(new Set(subOptions.map((sub) => render(sub.image))).size).toBe(subOptions.length);
      }
  });

  it('shares no id with a different picture, so that all may stand on one page', () => {
    const seen = new Map<string, string>();
    for (const svg of paths.map((path) => render(path)))
      for (const id of idsOf(svg)) {
        expect(seen.get(id) ?? svg).toBe(svg);
        seen.set(id, svg);
      }
  });
});

describe('a device in a colour', () => {
  const path = '/images/devices/apple-iphone-13/back.svg';
  const pink = render(path, { colour: 'Pink' });

  it('takes a name in any case, and a hex with or without its sign', () => {
    expect(pink).not.toBe(render(path));
    expect(render(path, { colour: 'pink' })).toBe(pink);
    expect(render(path, { colour: '#faddd7' })).toBe(pink);
    expect(render(path, { colour: 'FADDD7' })).toBe(pink);
  });

  it.each(['', 'no such colour', '"><script>', '#12345', '#00000000'])('falls back to the first for %j', (colour) => {
    expect(render(path, { colour })).toBe(render(path));
  });

  it('differs from its other side', () => {
    expect(render(path.replace('back', 'front'))).not.toBe(render(path));
  });
});

describe('a path that names nothing', () => {
  it.each([
    '',
    '/images/devices/unknown-phone.svg',
    '/images/devices/apple-iphone-13/side.svg',
    '/images/devices/apple-iphone-13',
    '/images/devices/../devices/apple-iphone-13.svg',
    '/images/brands/unknown.svg',
    '/images/cities/atlantis.svg',
    '/images/cities/constructor.svg',
    '/images/conditions/unknown.svg',
    '/images/conditions/tablet-.svg',
    '/images/conditions/toString.svg',
    '/images/conditions/constructor.svg',
    '/images/conditions/__proto__.svg',
    `/images/conditions/${'a-'.repeat(5000)}a.svg`,
  ])('%.60s is no picture', (path) => {
    expect(renderPicture(path, sources)).toBeNull();
  });
});

describe('hostile names', () => {
  it('a brand name with markup is escaped', () => {
    const svg = render('/images/brands/apple.svg', { findBrandName: () => `<b>"A" & 'co'</b>` });
    expect(flaws(svg)).toEqual([]);
    expect(svg).toContain('&lt;b&gt;&quot;A&quot; &amp; &apos;co&apos;&lt;/b&gt;');
  });

  it('a model without colours, or with a broken one, is still drawn', () => {
    const [model] = models;
    if (!model) throw new Error('no model is seeded');
    for (const colours of [[], [{ name: 'Odd', hex: '"><x' }]])
      expect(flaws(render('/images/devices/x.svg', { findModel: () => ({ look: model.look, colours }) }))).toEqual([]);
  });
});
