import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { CATEGORIES } from '@phirse/contracts/rules/categories.js';
import { CONFIG, type Config } from '@phirse/infra/config.js';
import { Public } from '@phirse/infra/http/access.js';
import { brandsOf } from '@phirse/projections/catalog/catalog.queries.js';
import { Catalogue } from '@phirse/projections/catalog/catalogue.js';
import { Blog } from '../content/blog.lookup.js';
import { robotsText, type SitemapEntry, sitemapXml } from './sitemap.js';

const POSTS = 1000;
const CACHED = 'public, max-age=300';

/** What a build of the front end says of its own pages. */
interface SitePages {
  readonly open: readonly string[];
  readonly closed: readonly string[];
}

/** What crawlers ask for: the pages of the front end, every post, every brand that is bought now. */
@ApiExcludeController()
@Public()
@Controller()
export class SitemapController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly catalogue: Catalogue,
    private readonly blog: Blog,
  ) {}

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', CACHED)
  async sitemap(): Promise<string> {
    const { open } = await this.pages();
    return sitemapXml(this.config.siteUrl, [
      ...open.map((page) => ({ path: page })),
      ...this.posts(),
      ...(await this.brands()),
    ]);
  }

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', CACHED)
  async robots(): Promise<string> {
    return robotsText(this.config.siteUrl, (await this.pages()).closed);
  }

  private posts(): readonly SitemapEntry[] {
    return this.blog.recent(POSTS).map(({ slug, createdAt }) => ({ path: `/blogs/${slug}`, changedAt: createdAt }));
  }

  private async brands(): Promise<readonly SitemapEntry[]> {
    const ofCategories = CATEGORIES.map(async ({ category, slug: folder }) =>
      (await brandsOf(this.catalogue, category)).map(({ slug }) => ({ path: `/${folder}/${slug}/models` })),
    );
    return (await Promise.all(ofCategories)).flat();
  }

  private async pages(): Promise<SitePages> {
    const { frontendDir } = this.config;
    if (!frontendDir) return refuse('NOT_FOUND', 'This server has no pages.');
    // The parsing boundary of what our own build has written (frontend/sitemap.ts).
    return JSON.parse(await readFile(path.join(frontendDir, 'site.json'), 'utf8')) as SitePages;
  }
}
