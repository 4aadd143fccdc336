import { dataUrl, drawnPaper } from '@phirse/services/apps/seed/drawn-papers.js';

/** A drawn PNG as a data URL. */
export async function picture(title = 'Evidence'): Promise<string> {
  return dataUrl(await drawnPaper(title, 'of a test'));
}

/** A data URL that says it is a PNG, of `megabytes` of nothing. */
export const emptyPicture = (megabytes: number): string =>
  `data:image/png;base64,${Buffer.alloc(megabytes * 1024 * 1024).toString('base64')}`;

/** Evidence of a handover, all of one picture. */
export const deviceInfo = (image: string) => ({
  imeiNumber: '490154203237518',
  imeiImage: image,
  deviceBill: image,
  idCard: image,
  customerImg: image,
  deviceImages: [image],
});
