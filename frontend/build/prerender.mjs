// Second half of the build: the pages that anybody may find as static HTML (dist/pages), readable without JavaScript, and all
// text files compressed beside themselves. Texts come from the built services; without them the pages stay what the app makes of them.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = path.resolve(import.meta.dirname, '../dist');
const SERVER = path.resolve(import.meta.dirname, '../dist-server');
const CONTENT = path.resolve(import.meta.dirname, '../../services/dist/content');
/** Stands for the site's own address, which the server puts in its place (services/apps/frontend.ts). */
const SITE = 'https://site.invalid';

/** The two files that hold every letter of a first screen. */
const fonts = globSync('assets/*-latin-wght-normal-*.woff2', { cwd: DIST })
  .map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.replaceAll('\\', '/')}">`)
  .join('');
const shell = readFileSync(path.join(DIST, 'index.html'), 'utf8').replace('</head>', `${fonts}</head>`);
writeFileSync(path.join(DIST, 'index.html'), shell);
const manifest = JSON.parse(readFileSync(path.join(DIST, '.vite/manifest.json'), 'utf8'));

/** The calls that the texts alone can answer; any other never settles, as if the network were slow. */
async function answers() {
  const { siteContents } = await import(path.join(CONTENT, 'site-content.js'));
  const { homePageContent } = await import(path.join(CONTENT, 'home-page.content.js'));
  const { Blog } = await import(path.join(CONTENT, 'blog.lookup.js'));
  const blog = new Blog();
  const posts = blog.page(1, 100).data.blogs;
  const answer = ({ pathname, searchParams }) => {
    const [, name] = /^\/dynamic\/site-content\/(.+)$/.exec(pathname) ?? [];
    if (name) return siteContents[name];
    if (pathname === '/dynamic/getHomePage') return homePageContent.page;
    if (pathname === '/api/blog') return blog.page(Number(searchParams.get('page')), Number(searchParams.get('limit')));
    if (pathname === '/api/blog/recent-blog') return { data: blog.recent(5) };
    const [, slug] = /^\/api\/blog\/(.+)$/.exec(pathname) ?? [];
    return slug && { data: blog.find(slug) };
  };
  const fetch = async (input) => {
    const body = answer(new URL(input?.url ?? input, SITE));
    return body ? Response.json(body) : new Promise(() => {});
  };
  return { fetch, slugs: posts.map(({ slug }) => slug) };
}

/** What a page's own code consists of, beyond the entry's, so that the browser need not find out chunk by chunk. */
function preloads(key) {
  const seen = new Set([key]);
  for (const one of seen) for (const next of manifest[one]?.imports ?? []) seen.add(next);
  return [...seen]
    .map((one) => manifest[one]?.file)
    .filter((file) => file && !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** Answers that stand folded on the page, for readers without JavaScript. */
function unfolded(seed, category) {
  const texts = JSON.parse(/>(.*)</s.exec(seed)?.[1] ?? '[]');
  const questions = texts.flatMap(([, data]) => (data?.[category] ?? data)?.questions ?? []);
  const entries = questions.map(
    ({ question, answer }) => `<dt><b>${escaped(question)}</b></dt><dd>${escaped(answer)}</dd>`,
  );
  return entries.length > 0 ? `<dl class="page-width py-8">${entries.join('')}</dl>` : '';
}

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Where the server puts what it has in its catalogue, for the same readers. */
const CATALOGUES = new Map([
  ['customer/home', ['mobile', 'tablet']],
  ['customer/sell', ['mobile']],
  ['customer/category', ['tablet']],
]);
/** What readers without JavaScript see of a page besides its body. */
function withoutScript(page, seed) {
  const categories = CATALOGUES.get(page) ?? [];
  const places = categories.map((category) => `<!--catalogue ${category}-->`);
  return `<noscript>${places.join('')}${unfolded(seed, categories[0])}</noscript>`;
}

/** A page of its own for an address with a query: blogs@page=2.html, for no file may be named with a question mark everywhere. */
function write(address, { title, description, head, body, seed }, page) {
  const html = shell
    .replace(/<title>.*<\/title>/, () => `<title>${title} · Phirse</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*/, (_, before) => before + description)
    .replace('</head>', () => `${preloads(`src/pages/${page}.page.tsx`)}${head}</head>`)
    .replace(/<noscript>.*<\/noscript>/s, () => withoutScript(page, seed))
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>${seed}`);
  const file = path.join(DIST, 'pages', `${address === '/' ? 'index' : address.slice(1).replace('?', '@')}.html`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, html);
}

function compress() {
  for (const name of globSync('**/*.{js,css,svg}', { cwd: DIST })) {
    const file = path.join(DIST, name);
    const text = readFileSync(file);
    if (text.length < 1024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** Pages that only a running server can fill: the head tells the browser at least which code they need. */
function writePreloads(sellFlow) {
  const table = sellFlow.map(([pattern, page]) => [pattern, preloads(`src/pages/${page}.page.tsx`)]);
  writeFileSync(path.join(DIST, 'preloads.json'), JSON.stringify(table));
}

compress();
if (existsSync(path.join(CONTENT, 'site-content.js'))) {
  const { fetch, slugs } = await answers();
  Object.assign(globalThis, { fetch, location: new URL(SITE), DOMParser: PlainText() });
  const { prerender, MARKETING, SELL_FLOW, ...blogs } = await import(path.join(SERVER, 'prerender.js'));
  writePreloads(SELL_FLOW);
  const further = Array.from({ length: Math.ceil(slugs.length / blogs.BLOGS_A_PAGE) - 1 }, (_, index) => index + 2);
  for (const [address, page] of [
    ...MARKETING,
    ...further.map((number) => [blogs.blogsPath(number), 'site/blogs']),
    ...slugs.map((slug) => [blogs.blogPath(slug), 'site/blog']),
  ])
    write(address, await prerender(address, SITE), page);
}
rmSync(SERVER, { recursive: true, force: true });
process.exit(0);

/** As much of a parser as an excerpt needs. */
function PlainText() {
  return class {
    parseFromString(html) {
      return { body: { textContent: html.replaceAll(/<[^>]*>/g, '') } };
    }
  };
}
