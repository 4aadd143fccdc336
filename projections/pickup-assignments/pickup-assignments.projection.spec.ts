import { describe, expect, it } from '@jest/globals';
import { givenEvents } from '../testing/given-events.js';
import {
  leadAccepted,
  orderCancelled,
  orderCompleted,
  orderCreated,
  pickupAssigned,
  pickupUnassigned,
} from '../testing/sample-events.js';
import { pickupAssignments } from './pickup-assignments.projection.js';

const assigned = [orderCreated(), leadAccepted(), pickupAssigned()];

describe('pickup assignments', () => {
  it('belong to whom they are assigned now', () => {
    expect(givenEvents(pickupAssignments, assigned).get('BB1')).toMatchObject({ pickupPersonId: 'person-1' });
    const again = givenEvents(pickupAssignments, [
      ...assigned,
      pickupUnassigned(),
      pickupAssigned({ pickupPersonId: 'p2' }),
    ]);
    expect(again.get('BB1')).toMatchObject({ pickupPersonId: 'p2' });
  });

  it('belong to nobody once taken back', () => {
    expect(givenEvents(pickupAssignments, [...assigned, pickupUnassigned()]).get('BB1')).toMatchObject({
      pickupPersonId: null,
    });
  });

  it.each([orderCompleted(), orderCancelled()])('are over at $type', (end) => {
    expect(givenEvents(pickupAssignments, [...assigned, end]).size).toBe(0);
  });
});
