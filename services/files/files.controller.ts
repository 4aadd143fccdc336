import { Controller, Get, HttpCode, Param, Post, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import { UploadImageBody } from '@phirse/contracts/commands/file.commands.js';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import { type FileUploaded } from '@phirse/contracts/read-models/answers.js';
import { type Viewer } from '@phirse/infra/auth/access-tokens.js';
import { type RateLimit, RateLimits } from '@phirse/infra/auth/rate-limits.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { Access, CurrentViewer, Public } from '@phirse/infra/http/access.js';
import { readForm } from '@phirse/infra/http/multipart.js';
import { validationPipe } from '@phirse/infra/http/validation.js';
import { type FastifyReply, type FastifyRequest } from 'fastify';

/** A completion takes some twelve pictures; re-encoding one costs a tenth of a second. */
const UPLOADS: RateLimit = {
  name: 'uploads',
  points: 60,
  seconds: 60,
  message: 'Too many uploads at once. Please wait a minute.',
};

/** Uploaded images: sent one by one, and opened by whoever was given a link. */
@ApiTags('files')
@Controller('files')
export class FilesController {
  constructor(
    private readonly files: FileStore,
    private readonly limits: RateLimits,
  ) {}

  @Get(':name')
  @Public()
  async open(
    @Param('name') name: string,
    @Query() { expires, signature }: Record<string, unknown>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const isOurs =
      typeof expires === 'string' &&
      /^\d{1,12}$/.test(expires) &&
      typeof signature === 'string' &&
      this.files.mayOpen(name, Number(expires), signature);
    // A link that is over says no more than one that never was.
    if (!isOurs) refuse('NOT_FOUND', 'We could not find that picture.');
    const bytes = await this.files.read(name);
    // Set last: a refusal must not be kept.
    reply.headers({ 'cache-control': 'private, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' });
    return new StreamableFile(bytes, { type: 'image/webp' });
  }

  /** Multipart with one file, or JSON `{ image }`. */
  @Post()
  @HttpCode(201)
  @ApiConsumes('multipart/form-data', 'application/json')
  @ApiBody({ schema: { type: 'object', properties: { image: { type: 'string', format: 'binary' } } } })
  @Access(['partner', 'pickUp', 'customer'])
  async upload(@Req() request: FastifyRequest, @CurrentViewer() { id }: Viewer): Promise<FileUploaded> {
    await this.limits.consume(UPLOADS, id);
    const { fields, files } = await readForm(request);
    const [bytes] = Object.values(files);
    const name = bytes ? await this.files.putImage(bytes) : await this.files.resolveImage(await imageOf(fields), id);
    return { name: this.files.uploadOf(name, id), link: this.files.link(name) };
  }
}

async function imageOf(fields: unknown): Promise<string> {
  const body: UploadImageBody = await validationPipe().transform(fields, { type: 'body', metatype: UploadImageBody });
  // A stored file's name is no upload: it would open a stranger's picture to whoever has seen its name.
  if (!body.image.startsWith('data:')) refuse('UNSUPPORTED_IMAGE', 'Please upload a JPEG or PNG image');
  return body.image;
}
