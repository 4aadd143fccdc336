import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type BlogList, type OneBlog, type RecentBlogs } from '@phirse/contracts/read-models/content.js';
import { Public } from '@phirse/infra/http/access.js';
import { PageQuery } from '@phirse/infra/http/page-query.js';
import { Blog } from './blog.lookup.js';

const RECENT = 5;

@ApiTags('content')
@Controller('api/blog')
@Public()
export class BlogController {
  constructor(private readonly blog: Blog) {}

  @Get()
  list(@Query() { page, limit }: PageQuery): BlogList {
    return this.blog.page(page, limit);
  }

  @Get('recent-blog')
  recent(): RecentBlogs {
    return { data: this.blog.recent(RECENT) };
  }

  @Get(':slug')
  post(@Param('slug') slug: string): OneBlog {
    return { data: this.blog.find(slug) ?? refuse('NOT_FOUND', 'Blog not found') };
  }
}
