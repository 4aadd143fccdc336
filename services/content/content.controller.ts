import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type HomePage } from '@phirse/contracts/read-models/answers.js';
import { Public } from '@phirse/infra/http/access.js';
import { sendSvg, svgAnswer } from '@phirse/infra/http/svg-answer.js';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { bannerDrawings } from './banner-drawings.js';
import { homePageContent } from './home-page.content.js';

const banners = new Map([...bannerDrawings].map(([name, svg]) => [`${name}.svg`, svgAnswer(svg)]));

@ApiTags('content')
@Controller()
export class ContentController {
  @Get('dynamic/getHomePage')
  @Public()
  homePage(): HomePage {
    return homePageContent.page;
  }

  @Get('images/banners/:file')
  @Public()
  banner(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    return sendSvg(request, reply, banners.get(file) ?? refuse('NOT_FOUND', 'There is no such picture.'));
  }
}
