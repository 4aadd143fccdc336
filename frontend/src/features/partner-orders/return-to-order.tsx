import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { paths } from '../../lib/paths.js';
import { toast } from '../../ui/toast-store.js';

/** Back to the order where nothing can be worked on; its page says what became of it. */
export function ReturnToOrder({ orderId, why }: { readonly orderId: string; readonly why: string }) {
  useEffect(() => void toast.error(why), [why]);
  return <Navigate replace to={paths.partner.order(orderId)} />;
}
