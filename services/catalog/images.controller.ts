import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { Public } from '@phirse/infra/http/access.js';
import { sendSvg } from '@phirse/infra/http/svg-answer.js';
import { IsOptional, Matches } from 'class-validator';
import { type FastifyReply, type FastifyRequest } from 'fastify';
import { Pictures } from './pictures.lookup.js';

export class PictureQuery {
  /** A colour's name as the model lists it, or its `#rrggbb`. */
  @IsOptional()
  @Matches(/^[#\p{L}\p{N}][\p{L}\p{N} ()'&+.-]{0,59}$/u, { message: 'Please name one of the colours of the model' })
  readonly colour?: string;
}

@ApiTags('catalog')
@Controller('images')
export class ImagesController {
  constructor(private readonly pictures: Pictures) {}

  @Get('*')
  @Public()
  picture(
    @Query() { colour }: PictureQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): string {
    const path = request.url.split('?')[0] ?? '';
    const picture = this.pictures.at(path, colour ?? null) ?? refuse('NOT_FOUND', 'There is no such picture.');
    return sendSvg(request, reply, picture);
  }
}
