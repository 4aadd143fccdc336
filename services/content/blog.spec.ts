import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { BLOG_FOLDER, Blog } from './blog.lookup.js';
import { parsePost } from './blog-post.js';
import { cleanHtml } from './clean-html.js';
import { coverDrawings } from './drawing/covers.js';

const files = readdirSync(BLOG_FOLDER).filter((file) => file.endsWith('.md'));
const HEAD = '---\nslug: a-post\ntitle: A post\nexcerpt: Short.\nauthor: Asha\ndate: 2026-01-02\ncover: a-post\n---\n';

describe('every post', () => {
  it('is there: at least twelve, each with a cover of its own', () => {
    expect(files.length).toBeGreaterThanOrEqual(12);
    expect([...coverDrawings.keys()].sort()).toEqual(files.map((file) => file.replace(/\.md$/, '')).sort());
    expect(new Set(coverDrawings.values()).size).toBe(files.length);
  });

  it.each(files)('%s has 400 to 800 words, headings from h2, and nothing that had to be taken out', (file) => {
    const text = readFileSync(path.join(BLOG_FOLDER, file), 'utf8');
    const { content, featuredImage, createdAt, excerpt } = parsePost(file, text);
    const words = content.replace(/<[^>]+>/g, ' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(400);
    expect(words).toBeLessThanOrEqual(800);
    expect(content).toMatch(/<h2>/);
    expect(featuredImage).toBe(`/images/covers/${file.replace(/\.md$/, '.svg')}`);
    expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(excerpt).toMatch(/^<p>[^<]+<\/p>$/);
    expect(text).not.toMatch(/^# |<\w|!\[/m);
  });

  it('stands in order of its date, the newest first', () => {
    const { blogs } = new Blog().page(1, 100).data;
    const dates = blogs.map(({ createdAt }) => createdAt);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

describe('a post with a mistake', () => {
  it('names its file and what is wrong', () => {
    expect(() => parsePost('a-post.md', 'Just text')).toThrow(/a-post\.md: a post begins with its front matter/);
    expect(() => parsePost('other.md', HEAD)).toThrow(/other\.md: the slug 'a-post' must be the file's name/);
    expect(() => parsePost('a-post.md', HEAD.replace('title: A post\n', ''))).toThrow(/no title/);
    expect(() => parsePost('a-post.md', HEAD.replace('2026-01-02', 'soon'))).toThrow(/'soon' must be a day/);
  });

  it('without an author is by Unknown', () => {
    expect(parsePost('a-post.md', HEAD.replace('author: Asha\n', '')).authorName).toBe('Unknown');
  });
});

describe('the HTML of a post', () => {
  it.each([
    ['a script', 'Text <script>alert(1)</script>', /script|alert/],
    ['an event attribute', '<p onclick="x()">Text</p>', /onclick/],
    ['a script address', '[Text](javascript:alert(1)) <a href="JAVAscript:x">y</a>', /javascript/i],
    ['a data address', '[Text](data:text/html;base64,PHNjcmlwdD4=)', /data:/],
    ['a frame', 'Text <iframe src="https://example.com"></iframe>', /iframe/],
    ['a style', 'Text <style>*{display:none}</style><p style="color:red">y</p>', /style|display/],
    ['a picture of another site', 'Text ![x](https://example.com/x.png)', /img|example/],
    ['a form', 'Text <form action="/x"><input name="a"></form>', /form|input/],
    ['SVG', 'Text <svg onload="x()"><a xlink:href="javascript:x"/></svg>', /svg|onload|xlink/],
    ['an address without its scheme', '[Text](//example.com)', /\/\/example/],
  ])('has no %s', (_what, markdown, bad) => {
    const html = cleanHtml(markdown);
    expect(html).toContain('Text');
    expect(html).not.toMatch(bad);
  });

  it('keeps what a text needs', () => {
    expect(cleanHtml('# One\n\n1. *a* **b** `c`\n\n[here](/faq) [there](https://example.com)')).toBe(
      '<h2>One</h2>\n<ol>\n<li><em>a</em> <strong>b</strong> <code>c</code></li>\n</ol>\n' +
        '<p><a href="/faq">here</a> <a href="https://example.com" rel="noopener nofollow">there</a></p>',
    );
    expect(cleanHtml('| a |\n|---|\n| b |')).toContain('<th scope="col">a</th>');
  });
});
