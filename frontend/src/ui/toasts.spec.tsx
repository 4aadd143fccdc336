import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from './toast-store.js';
import { Toasts } from './toasts.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = (text: string) => screen.queryAllByText(text, { selector: 'li *' });

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    render(<Toasts />);
  });
  afterEach(() => {
    act(() => toast.clear());
    jest.useRealTimers();
  });

  it.each([
    ['success', 2000],
    ['error', 4000],
  ] as const)('%s goes after %d ms', async (kind, ms) => {
    act(() => void toast[kind]('Status updated'));
    await pass(ms - 50);
    expect(shown('Status updated')).toHaveLength(1);
    await pass(100);
    expect(shown('Status updated')).toHaveLength(0);
  });

  it('loading stays until it is dismissed', async () => {
    let id = 0;
    act(() => {
      id = toast.loading('Sending the photo...');
    });
    await pass(600_000);
    expect(shown('Sending the photo...')).toHaveLength(1);
    act(() => toast.dismiss(id));
    expect(shown('Sending the photo...')).toHaveLength(0);
  });

  it('are twenty at most: the oldest makes room', async () => {
    act(() => {
      for (let index = 1; index <= 25; index += 1) toast.error(`Failure ${index}`);
    });
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(20);
    expect(shown('Failure 5')).toHaveLength(0);
    expect(shown('Failure 6')).toHaveLength(1);
  });

  it('wait while the pointer rests on them', async () => {
    act(() => void toast.success('Status updated'));
    fireEvent.pointerMove(screen.getByRole('region', { name: /Notifications/ }).firstChild ?? document.body);
    await pass(10_000);
    expect(shown('Status updated')).toHaveLength(1);
  });

  it('are read out', async () => {
    act(() => void toast.error('Failed to accept order'));
    await pass(100);
    expect(screen.getByRole('status')).toHaveTextContent('Failed to accept order');
  });
});
