import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { pagination } from '@phirse/contracts/kernel/page.js';
import { type BlogList, type BlogListItem, type BlogPost } from '@phirse/contracts/read-models/content.js';
import { parsePost } from './blog-post.js';

/** The posts' folder: in the sources, which the built files beside them read as well. */
export const BLOG_FOLDER = path.join(packageRoot(path.dirname(fileURLToPath(import.meta.url))), 'content/blog');

/** Every post, the newest first, read once at start: a post with a mistake in it stops the start and says which. */
@Injectable()
export class Blog {
  private readonly posts: ReadonlyMap<string, BlogPost> = new Map(
    readdirSync(BLOG_FOLDER)
      .filter((file) => file.endsWith('.md'))
      .map((file) => parsePost(file, readFileSync(path.join(BLOG_FOLDER, file), 'utf8')))
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt) || a.slug.localeCompare(b.slug))
      .map((post) => [post.slug, post]),
  );
  private readonly items: readonly BlogListItem[] = [...this.posts.values()].map(({ content: _, ...item }) => item);

  page(page: number, limit: number): BlogList {
    const blogs = this.items.slice((page - 1) * limit, page * limit);
    return { data: { blogs, pagination: pagination(page, limit, this.items.length) } };
  }

  recent(count: number): readonly BlogListItem[] {
    return this.items.slice(0, count);
  }

  find(slug: string): BlogPost | undefined {
    return this.posts.get(slug);
  }
}

function packageRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : packageRoot(path.dirname(folder));
}
