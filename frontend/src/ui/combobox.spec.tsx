import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Combobox, type ComboboxProps } from './combobox.js';

type Answers = (items: readonly string[] | Error) => void;

/** A combobox whose searches are answered by hand. */
function setUp(props: Partial<ComboboxProps<string>> = {}) {
  const asked: { readonly text: string; readonly signal: AbortSignal; readonly answer: Answers }[] = [];
  const onChoose = jest.fn();
  render(
    <Combobox
      label="Model"
      emptyText="No products matching"
      itemKey={(item) => item}
      itemText={(item) => item}
      onChoose={onChoose}
      search={(text, signal) =>
        new Promise((resolve, reject) => {
          asked.push({ text, signal, answer: (items) => (items instanceof Error ? reject(items) : resolve(items)) });
        })
      }
      {...props}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Model' });
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const answer = (index: number, items: readonly string[] | Error) => act(async () => asked[index]?.answer(items));
  return { asked, onChoose, field, type, rest, answer };
}

describe('a combobox', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks 500 ms after the last keystroke, never for blanks', async () => {
    const { asked, type, rest } = setUp();
    type('   ');
    await rest(600);
    type('gal');
    await rest(499);
    type('galaxy ');
    await rest(499);
    expect(asked).toHaveLength(0);
    await rest(1);
    expect(asked.map(({ text }) => text)).toEqual(['galaxy']);
  });

  it('says that it searches, then what it found', async () => {
    const { type, rest, answer } = setUp();
    type('gal');
    expect(screen.getByText('Searching...')).toBeVisible();
    await rest(500);
    await answer(0, ['Galaxy S21', 'Galaxy S22']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Galaxy S21', 'Galaxy S22']);
    expect(screen.getByRole('status')).toHaveTextContent('2 results');
  });

  it('drops an answer that comes after newer text', async () => {
    const { asked, type, rest, answer } = setUp();
    type('gal');
    await rest(500);
    type('pixel');
    await rest(500);
    await answer(1, ['Pixel 7']);
    await answer(0, ['Galaxy S21']);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pixel 7']);
  });

  it('is worked by keys: arrows wrap, Enter chooses, the list closes', async () => {
    const { field, type, rest, answer, onChoose } = setUp();
    type('gal');
    await rest(500);
    await answer(0, ['Galaxy S21', 'Galaxy S22']);
    fireEvent.keyDown(field, { key: 'ArrowUp' });
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'Galaxy S22' }).id);
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onChoose).toHaveBeenCalledWith('Galaxy S21');
    expect(field).toHaveValue('Galaxy S21');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await rest(1000);
  });

  it('closes on Escape and keeps the text', async () => {
    const { field, type, rest, answer } = setUp();
    type('gal');
    await rest(500);
    await answer(0, ['Galaxy S21']);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).toHaveValue('gal');
  });

  it.each([
    ['nothing found', []],
    ['a failure', new Error('down')],
  ])('shows its empty text for %s', async (_case, outcome) => {
    const { type, rest, answer } = setUp();
    type('zzz');
    await rest(500);
    await answer(0, outcome);
    expect(screen.getByText('No products matching')).toBeVisible();
  });

  it('hides where a failure is to show nothing', async () => {
    const { field, type, rest, answer } = setUp({ whenFailed: 'hide' });
    type('zzz');
    await rest(500);
    await answer(0, new Error('down'));
    expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  it('lets go of its choice when the text is changed', async () => {
    const onClear = jest.fn();
    const { type, rest, answer } = setUp({ onClear });
    type('gal');
    await rest(500);
    await answer(0, ['Galaxy S21']);
    fireEvent.click(screen.getByRole('option', { name: 'Galaxy S21' }));
    type('Galaxy S2');
    expect(onClear).toHaveBeenCalledTimes(1);
  });
});
