import { keysOf } from '../../lib/query.js';

/**
 * Everything that a partner or pickup person reads. One family: accepting a lead changes the leads, the orders, the passbook and the
 * summary at once, so a write invalidates `partnerKeys.all`.
 */
export const partnerKeys = keysOf('partner');
