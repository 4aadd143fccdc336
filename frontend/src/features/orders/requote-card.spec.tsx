import { describe, expect, it } from '@jest/globals';
import { type DisplayedOrder } from '@phirse/contracts/read-models/order.js';
import { render, screen } from '@testing-library/react';
import { ORDER } from '../../../testing/partner-portal.js';
import { RequoteCard } from './requote-card.js';

const answer = (description: string, amount: number, heading = 'The body') => ({
  heading,
  description,
  type: 'image',
  value: description,
  percentage: amount / 100,
  amount,
});
const GLASS = answer('Light scratches', 400, 'The screen glass');

function shown(evaluatedPrice: number, options: DisplayedOrder['productDetails']['options'], promo = 0) {
  const order: DisplayedOrder = {
    ...ORDER,
    promo: { code: promo ? 'PHIRSE200' : 'Not Applicable', price: promo },
    productDetails: { ...ORDER.productDetails, evaluatedPrice, price: evaluatedPrice - promo, options },
    firstQuote: { evaluatedPrice: 9600, price: 9600 - promo, options: [GLASS, answer('Like new', 0)] },
  };
  return render(<RequoteCard order={order} />).container;
}

describe('why the price changed', () => {
  it('is nothing to tell while nobody requoted', () => {
    const { container } = render(<RequoteCard order={{ ...ORDER, firstQuote: null }} />);
    expect(container).toBeEmptyDOMElement();
  });

  it('stands answer by answer, what was said beside what was found', () => {
    const card = shown(8200, [GLASS, answer('Dents', 1400)], 200);
    expect(card).toHaveTextContent('You were quoted₹9,400');
    expect(card).toHaveTextContent('Price now₹8,000');
    expect(card).toHaveTextContent('₹1,400 less, because one answer is different.');
    expect(screen.getByText('The body').parentElement).toHaveTextContent(
      'The bodyYou saidLike newWe foundDents− takes off ₹1,400',
    );
    expect(screen.queryByText('The screen glass')).toBeNull();
    expect(card).toHaveTextContent(
      'One other answer stayed as you gave it, and your promo code still counts for ₹200.',
    );
  });

  it('may be for the better', () => {
    expect(shown(10_000, [answer('Like new', 0)])).toHaveTextContent('₹400 more, because one answer is different.');
  });

  it('names the least price where the answers alone would go below it', () => {
    const card = shown(500, [GLASS, answer('Bent', 9900)]);
    expect(card).toHaveTextContent('Our least price for a device we buy+ ₹800');
  });

  it('is said to be none where every answer stayed', () => {
    expect(shown(9600, [GLASS, answer('Like new', 0)])).toHaveTextContent('Every answer stayed the same.');
  });
});
