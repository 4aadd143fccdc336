import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { access, mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';
import { type Readable } from 'node:stream';
import { refuse } from '@phirse/contracts/kernel/errors.js';
import sharp from 'sharp';

export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;
const MAX_PIXELS = 50_000_000;
const MAX_EDGE = 2400;
const LINK_SECONDS = 15 * 60;
const NAME = /^[0-9a-f]{64}$/;
const UPLOAD = /^([0-9a-f]{64})(\.[\w-]*)?$/;
const DATA_URL = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/;

/** Uploaded images as content-addressed files: checked by content, re-encoded without metadata, named by their SHA-256. */
export class FileStore {
  constructor(
    private readonly folder: string,
    private readonly linkSecret: string,
  ) {}

  /** Stores an image and answers its name. Refuses what is no JPEG, PNG, WebP or HEIF, and what is over 5 MB. */
  async putImage(
    bytes: Buffer,
    { formats = ['jpeg', 'png', 'webp', 'heif'] as readonly string[] } = {},
  ): Promise<string> {
    if (bytes.length > MAX_IMAGE_BYTES)
      refuse('PAYLOAD_TOO_LARGE', 'That image is over 5 MB. Please choose a smaller one.');
    const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
    const { format } = await image.metadata().catch(() => ({ format: undefined }));
    if (!format || !formats.includes(format))
      refuse('UNSUPPORTED_IMAGE', 'That file is not an image we can read. Please upload a JPEG or PNG image.');
    const encoded = await image
      .rotate()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
      .catch(() => refuse('UNSUPPORTED_IMAGE', 'That image is damaged. Please upload it again.'));
    const name = createHash('sha256').update(encoded).digest('hex');
    await this.write(name, encoded);
    return name;
  }

  /** What proves that this person has uploaded this image: its bare name may be known to others. */
  uploadOf(name: string, uploaderId: string): string {
    return `${name}.${this.signed(`upload:${name}:${uploaderId}`)}`;
  }

  /** Stores a data URL's image, or confirms one that the same person has uploaded before; answers its name. */
  async resolveImage(
    image: string,
    uploaderId: string,
    options?: { readonly formats: readonly string[] },
  ): Promise<string> {
    const [, uploaded] = UPLOAD.exec(image) ?? [];
    if (uploaded) {
      const isOwn = matches(image, this.uploadOf(uploaded, uploaderId)) && (await this.has(uploaded));
      return isOwn ? uploaded : refuse('INVALID', 'That image was not uploaded.');
    }
    const base64 = DATA_URL.exec(image)?.[1];
    if (!base64) refuse('UNSUPPORTED_IMAGE', 'Please upload a JPEG or PNG image');
    return this.putImage(Buffer.from(base64, 'base64'), options);
  }

  /** The stored bytes; always WebP. */
  async read(name: string): Promise<Readable> {
    if (!NAME.test(name) || !(await this.has(name))) refuse('NOT_FOUND', 'We could not find that picture.');
    return createReadStream(this.pathOf(name));
  }

  /** A link that opens an image for 15 to 30 minutes: whoever may see the document that holds it may see the image. */
  link(name: string, now = Date.now()): string {
    const expires = (Math.floor(now / 1000 / LINK_SECONDS) + 2) * LINK_SECONDS;
    return `/files/${name}?expires=${expires}&signature=${this.signature(name, expires)}`;
  }

  /** Whether a link's signature is ours and its time is not over. */
  mayOpen(name: string, expires: number, signature: string, now = Date.now()): boolean {
    return expires * 1000 > now && matches(signature, this.signature(name, expires));
  }

  private signature(name: string, expires: number): string {
    return this.signed(`file:${name}:${expires}`);
  }

  private signed(text: string): string {
    return createHmac('sha256', this.linkSecret).update(text).digest('base64url');
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name.slice(0, 2), `${name}.webp`);
  }

  private has(name: string): Promise<boolean> {
    return access(this.pathOf(name)).then(
      () => true,
      () => false,
    );
  }

  /** On disk before the event that names it: a crash leaves an orphan file at worst, never a missing one. */
  private async write(name: string, bytes: Buffer): Promise<void> {
    if (await this.has(name)) return;
    const target = this.pathOf(name);
    await mkdir(path.dirname(target), { recursive: true });
    const temporary = `${target}.${randomUUID()}`;
    const file = await open(temporary, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, target);
  }
}

/** In a time that tells nothing of where they differ. */
function matches(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
