import { it } from '@jest/globals';
import { journey } from '../support/journey.js';
import { wholeLife } from './whole-life-steps.js';

journey('whole-life-on-a-phone', (stage) => {
  it('sells a phone, from search to cash', () => wholeLife(stage, 360), 180_000);
});
