import { describe, expect, it } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { render, screen } from '@testing-library/react';
import { ORDER } from '../../../testing/partner-portal.js';
import { ProductCard } from './product-card.js';

type Option = DisplayedOrder['productDetails']['options'][number];
const option = (heading: string, description: string, value: string, amount: number): Option => ({
  heading,
  description,
  type: 'yes/no',
  value,
  percentage: amount > 0 ? 5 : 0,
  amount,
});
const show = (options: readonly Option[]) =>
  render(<ProductCard order={{ ...ORDER, productDetails: { ...ORDER.productDetails, options } }} />);

describe('the price adjustments of an order', () => {
  it('stand under each heading once, with the share where it costs something', () => {
    show([
      option('Checks', 'Does it make calls?', 'Yes', 0),
      option('Screen', 'Hairline crack', 'Hairline crack', 900),
      option('Checks', 'Does the touch work?', 'No', 1_100),
    ]);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Checks', 'Screen']),
    );
    expect(screen.getAllByText('Checks')).toHaveLength(1);
    expect(screen.getByText('Does it make calls? Yes').closest('dd')?.textContent).not.toContain('%');
    expect(screen.getByText('Does the touch work? No').closest('dd')?.textContent).toContain('-5% (₹1,100)');
  });

  it('are left out where nothing was asked', () => {
    show([]);
    expect(screen.queryByText('Price Adjustments')).toBeNull();
  });
});
