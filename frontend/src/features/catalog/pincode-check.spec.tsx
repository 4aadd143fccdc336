import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createQueryClient } from '../../lib/query.js';
import { PincodeCheck, type ServedArea } from './pincode-check.js';

const SERVED = {
  available: true,
  estimatedPrice: 14_800,
  data: { pincode: '560001', cityName: 'Bangalore', stateName: 'Karnataka' },
};
const sent = jest.fn<typeof globalThis.fetch>();
const original = globalThis.fetch;
const answer = (body: unknown, status = 200) => sent.mockImplementation(async () => Response.json(body, { status }));

beforeEach(() => {
  globalThis.fetch = sent;
  sent.mockReset();
});
afterEach(() => {
  globalThis.fetch = original;
});

function Host({ onProceed }: { readonly onProceed: (area: ServedArea) => void }) {
  const [pincode, setPincode] = useState('');
  return (
    <QueryClientProvider client={createQueryClient()}>
      <PincodeCheck slug="galaxy-s21" variant="128 GB" pincode={pincode} onPincode={setPincode} onProceed={onProceed} />
    </QueryClientProvider>
  );
}

function shown() {
  const onProceed = jest.fn<(area: ServedArea) => void>();
  render(<Host onProceed={onProceed} />);
  return {
    onProceed,
    field: screen.getByLabelText('Your pincode'),
    button: screen.getByRole('button', { name: 'Check exact value' }),
  };
}

describe('the pincode', () => {
  it('is looked up once, after its sixth digit, and leads on where we pick up', async () => {
    answer(SERVED);
    const { field, button, onProceed } = shown();
    await userEvent.type(field, '56000');
    expect(button).toBeDisabled();
    await userEvent.type(field, '1');
    expect(sent).not.toHaveBeenCalled();
    await screen.findByText('Free pickup in Bangalore, Karnataka');
    expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.click(button);
    expect(onProceed).toHaveBeenCalledWith({ ...SERVED.data, estimatedPrice: 14_800 });
  });

  it('says what the server says where nobody picks up, and goes no further', async () => {
    answer({ available: false, message: 'We do not serve 110001 yet.' });
    const { field, button } = shown();
    await userEvent.type(field, '110001');
    expect(await screen.findByText('We do not serve 110001 yet.')).toBeVisible();
    expect(button).toBeDisabled();
  });

  it('with an impossible first digit is not looked up', async () => {
    const { field } = shown();
    await userEvent.type(field, '012345');
    expect(screen.getByText('Please enter a valid 6-digit pincode')).toBeVisible();
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(sent).not.toHaveBeenCalled();
  });

  it('left unfinished is asked for again', async () => {
    const { field } = shown();
    await userEvent.type(field, '5600');
    expect(screen.queryByText('Please enter a valid 6-digit pincode')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Please enter a valid 6-digit pincode')).toBeVisible();
  });

  it('keeps digits only', async () => {
    const { field } = shown();
    await userEvent.type(field, '5a6-0 0');
    expect(field).toHaveValue('5600');
  });

  it('can be tried again after a refusal of the server', async () => {
    answer({ message: 'Too many requests', code: 'TOO_MANY_REQUESTS' }, 429);
    const { field } = shown();
    await userEvent.type(field, '560001');
    expect(await screen.findByText('Too many requests')).toBeVisible();
    answer(SERVED);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check exact value' })).toBeEnabled());
  });
});
