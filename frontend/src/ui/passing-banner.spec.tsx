import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { PassingBanner } from './passing-banner.js';

describe('a banner that goes by itself', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  function show() {
    const onGone = jest.fn();
    render(<PassingBanner onGone={onGone}>Failed to assign order</PassingBanner>);
    return { onGone, banner: screen.getByRole('alert'), dismiss: screen.getByRole('button', { name: 'Dismiss' }) };
  }
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('stays three seconds', () => {
    const { onGone } = show();
    pass(2999);
    expect(onGone).not.toHaveBeenCalled();
    pass(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('waits while a pointer rests on it, and then has its three seconds again', () => {
    const { onGone, banner } = show();
    fireEvent.pointerEnter(banner);
    pass(60_000);
    fireEvent.pointerLeave(banner);
    pass(2999);
    expect(onGone).not.toHaveBeenCalled();
    pass(1);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('waits for focus and pointer both, whichever leaves first', () => {
    const { onGone, banner, dismiss } = show();
    fireEvent.pointerEnter(banner);
    act(() => dismiss.focus());
    fireEvent.pointerLeave(banner);
    pass(60_000);
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.pointerEnter(banner);
    act(() => dismiss.blur());
    pass(60_000);
    expect(onGone).not.toHaveBeenCalled();
    fireEvent.pointerLeave(banner);
    pass(3000);
    expect(onGone).toHaveBeenCalledTimes(1);
  });

  it('goes at once when it is dismissed', () => {
    const { onGone, dismiss } = show();
    fireEvent.click(dismiss);
    expect(onGone).toHaveBeenCalledTimes(1);
  });
});
