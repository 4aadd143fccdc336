import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { Link } from 'react-router-dom';
import { classNames } from '../../ui/class-names.js';
import { Picture } from '../../ui/picture.js';
import { inColour } from '../catalog/product-state.js';

export interface DeviceLineProps {
  readonly order: DisplayedOrder;
  /** Where its name leads. */
  readonly to?: string;
  readonly size?: 'small' | 'large';
}

/** The device as drawn, its name, its variant and the order's id. */
export function DeviceLine({ order, to, size = 'small' }: DeviceLineProps) {
  const { productDetails: device, orderId } = order;
  const name = <span className={classNames('font-semibold', size === 'large' && 'text-17')}>{device.name}</span>;
  return (
    <span className="flex items-center gap-3 font-normal">
      <Picture
        src={inColour(device.productImage, device.colour)}
        alt=""
        className={classNames('shrink-0', size === 'large' ? 'size-16' : 'size-11')}
      />
      <span className="grid min-w-0 justify-items-start text-left">
        {to ? (
          <Link to={to} className="text-primary underline-offset-4 hover:underline">
            {name}
          </Link>
        ) : (
          name
        )}
        <span className="text-13 text-muted">
          {device.variant}
          {device.colour && `, ${device.colour}`}
        </span>
        <span className="font-mono text-13 text-muted">{orderId}</span>
      </span>
    </span>
  );
}
