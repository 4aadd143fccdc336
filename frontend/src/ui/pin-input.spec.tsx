import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PinInput } from './pin-input.js';

function Code({ onComplete }: { readonly onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <PinInput label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}

describe('a code field', () => {
  it('takes digits only and completes once at the fourth', async () => {
    const onComplete = jest.fn();
    render(<Code onComplete={onComplete} />);
    await userEvent.type(screen.getByLabelText('Code'), '4a8-217');
    expect(screen.getByLabelText('Code')).toHaveValue('4821');
    expect(onComplete.mock.calls).toEqual([['4821']]);
  });

  it('takes the code out of a pasted message', async () => {
    const onComplete = jest.fn();
    render(<Code onComplete={onComplete} />);
    await userEvent.click(screen.getByLabelText('Code'));
    await userEvent.paste('Your code is 4821.');
    expect(onComplete).toHaveBeenCalledWith('4821');
  });

  it('lets the phone fill it in from the message', () => {
    render(<Code onComplete={() => undefined} />);
    expect(screen.getByLabelText('Code')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.getByLabelText('Code')).toHaveAttribute('inputmode', 'numeric');
  });
});
