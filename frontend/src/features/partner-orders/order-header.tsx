import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/picture.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { inColour } from '../catalog/product-state.js';
import { shownStatus } from './order-columns.js';

export interface OrderHeaderProps {
  readonly order: DisplayedOrder;
  /** Before the device's name: "Re-evaluate". */
  readonly action?: string;
  readonly back: { readonly to: string; readonly label: string };
  readonly children?: ReactNode;
}

/** Head of every page about one order: the way back, the device, its state, and what can be done. */
export function OrderHeader({ order, action, back, children }: OrderHeaderProps) {
  const { productDetails: device, orderId } = order;
  return (
    <header className="grid gap-2">
      <Link
        to={back.to}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control font-semibold text-primary underline-offset-4 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {back.label}
      </Link>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Picture
          src={inColour(device.productImage, device.colour)}
          alt=""
          eager
          className="size-14 shrink-0 md:size-16"
        />
        <div className="min-w-0 flex-1">
          <h1 className="text-20 md:text-25">
            {action && `${action}: `}
            {device.name}
          </h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span className="font-mono text-13">{orderId}</span>
            <span>
              {device.variant}
              {device.colour && `, ${device.colour}`}
            </span>
            <StatusBadge status={shownStatus(order)} />
          </p>
        </div>
        {children && (
          <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto max-md:[&>*:only-child]:col-span-2">
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
