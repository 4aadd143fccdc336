import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { usePartner } from '../../lib/session.js';
import { partnerOrderQuery } from './orders.queries.js';

/** The order that the URL names, as the signed-in partner or pickup person may see it. */
export function usePartnerOrder() {
  const { orderId = '' } = useParams();
  const partner = usePartner();
  return useQuery({
    ...partnerOrderQuery(partner ?? { role: 'Partner', Phone: '' }, orderId),
    enabled: partner !== null && orderId !== '',
  });
}
