import { Injectable } from '@nestjs/common';
import { type SvgAnswer, svgAnswer } from '@phirse/infra/http/svg-answer.js';
import { ReferenceData } from '../reference/reference-data.js';
import { renderPicture } from './drawing/picture.js';

/** Pictures kept drawn: a page of a brand's models with room to spare, some 10 kB each. */
const KEPT = 500;

/** The drawn pictures of models, brands, cities and conditions. */
@Injectable()
export class Pictures {
  private readonly drawn = new Map<string, SvgAnswer>();
  private asOf = -1;

  constructor(private readonly reference: ReferenceData) {}

  /** The picture at a path such as `/images/devices/apple-iphone-13.svg`; `null` where there is none. */
  at(path: string, colour: string | null): SvgAnswer | null {
    // A model that is listed anew may look different.
    if (this.asOf !== this.reference.position) this.drawn.clear();
    this.asOf = this.reference.position;
    const key = `${path}?${colour ?? ''}`;
    const known = this.drawn.get(key);
    if (known) return known;
    const svg = renderPicture(path, {
      findModel: (slug) => this.reference.model(slug),
      findBrandName: (slug) => this.reference.brand(slug)?.brandName ?? null,
      colour,
    });
    if (svg === null) return null;
    const picture = svgAnswer(svg);
    if (this.drawn.size >= KEPT) this.drawn.clear();
    this.drawn.set(key, picture);
    return picture;
  }
}
