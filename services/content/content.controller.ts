import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type HomePage } from '@phirse/contracts/read-models/answers.js';
import { type SiteContent } from '@phirse/contracts/read-models/content.js';
import { Public } from '@phirse/infra/http/access.js';
import { sendSvg, svgAnswer } from '@phirse/infra/http/svg-answer.js';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { bannerDrawings } from './banner-drawings.js';
import { coverDrawings } from './drawing/covers.js';
import { mapDrawings } from './drawing/store-map.js';
import { homePageContent } from './home-page.content.js';
import { taggedContents } from './site-content.js';

const MINUTE = 60;
const drawn = (drawings: ReadonlyMap<string, string>) =>
  new Map([...drawings].map(([name, svg]) => [`${name}.svg`, svgAnswer(svg)]));
const pictures = new Map([
  ['banners', drawn(bannerDrawings)],
  ['covers', drawn(coverDrawings)],
  ['maps', drawn(mapDrawings)],
]);

function send(folder: string, file: string, request: FastifyRequest, reply: FastifyReply): string {
  return sendSvg(request, reply, pictures.get(folder)?.get(file) ?? refuse('NOT_FOUND', 'There is no such picture.'));
}

@ApiTags('content')
@Controller()
@Public()
export class ContentController {
  @Get('dynamic/getHomePage')
  homePage(): HomePage {
    return homePageContent.page;
  }

  @Get('dynamic/site-content/:name')
  siteContent(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): SiteContent | '' {
    const { content, etag } = taggedContents.get(name) ?? refuse('NOT_FOUND', 'There is no such content.');
    reply.header('etag', etag).header('cache-control', `public, max-age=${MINUTE}`);
    if (!request.headers['if-none-match']?.includes(etag)) return content;
    reply.status(304);
    return '';
  }

  @Get('images/banners/:file')
  banner(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return send('banners', file, request, reply);
  }

  @Get('images/covers/:file')
  cover(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return send('covers', file, request, reply);
  }

  @Get('images/maps/:file')
  map(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return send('maps', file, request, reply);
  }
}
