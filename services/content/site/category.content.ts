import { type SiteContent } from '@phirse/contracts/read-models/content.js';
import { phoneCategory } from './phone-category.content.js';
import { tabletCategory } from './tablet-category.content.js';

export const category: SiteContent<'category'> = {
  version: 2,
  data: { mobile: phoneCategory, tablet: tabletCategory },
};
