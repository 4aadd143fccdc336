import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../lib/query.js';
import { BannerCarousel } from './banner-carousel.js';
import { Testimonials } from './testimonials.js';

const banner = (heading: string) => ({
  heading,
  subheading: 'Words',
  image: '/images/banners/x.svg',
  webLink: '/sell-used-mobile-phone-online',
  buttonText: 'Go',
});
const HEADINGS = ['Sell your Smartphone here', 'An Old Device', 'Get Cash today'];
const voice = (name: string) => ({
  id: name,
  quote: `I am ${name}`,
  name,
  city: 'Mysore',
  device: 'Pixel 9',
  brandSlug: 'google',
  rating: 5,
});
const own = globalThis.fetch;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

async function show(page: ReactNode, body: object | null) {
  globalThis.fetch = jest.fn<typeof fetch>(async () =>
    body ? new Response(JSON.stringify(body)) : new Response('{}', { status: 404 }),
  );
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  await pass(0);
  await pass(0);
  return view;
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = own;
});

describe('the banners', () => {
  const heading = () => screen.getByRole('heading', { level: 2 }).textContent;
  const three = () => show(<BannerCarousel />, { dynamic: { sectionOne: HEADINGS.map(banner) } });
  const swipe = (fromX: number, toX: number, toY = 0) => {
    const slide = screen.getByRole('article');
    // jsdom's own pointer events carry no place.
    const at = (type: string, clientX: number, clientY: number) =>
      fireEvent(slide, new MouseEvent(type, { bubbles: true, clientX, clientY }));
    at('pointerdown', fromX, 0);
    at('pointerup', toX, toY);
  };

  it('change by themselves and begin anew after the last', async () => {
    await three();
    for (const expected of [...HEADINGS, HEADINGS[0]]) {
      expect(heading()).toBe(expected);
      await pass(6000);
    }
  });

  it('stand still once paused, and go on when told to', async () => {
    await three();
    press('Pause the banners');
    await pass(20_000);
    expect(heading()).toBe(HEADINGS[0]);
    press('Play the banners');
    await pass(6000);
    expect(heading()).toBe(HEADINGS[1]);
  });

  it('wait while a pointer rests on them', async () => {
    await three();
    const carousel = screen.getByRole('region', { name: 'What Phirse does' });
    fireEvent.pointerEnter(carousel);
    await pass(20_000);
    expect(heading()).toBe(HEADINGS[0]);
    fireEvent.pointerLeave(carousel);
    await pass(6000);
    expect(heading()).toBe(HEADINGS[1]);
  });

  it('go to a dot', async () => {
    await three();
    press(/^3 of 3/);
    expect(heading()).toBe(HEADINGS[2]);
    expect(screen.getByRole('button', { name: /^3 of 3/ })).toHaveAttribute('aria-current', 'true');
  });

  it.each([
    ['left shows the next', 100, 60, 0, 1],
    ['right shows the last before', 60, 100, 0, 2],
    ['of 10 px is a tap', 100, 90, 0, 0],
    ['downwards scrolls the page', 100, 80, 60, 0],
  ])('a swipe %s', async (_what, fromX, toX, toY, expected) => {
    await three();
    swipe(fromX, toX, toY);
    expect(heading()).toBe(HEADINGS[expected]);
  });

  it('mark the words of the spec', async () => {
    await three();
    expect(screen.getByText('Smartphone').tagName).toBe('MARK');
  });

  it.each([
    ['none arrive', null],
    ['there are none', { dynamic: { sectionOne: [] } }],
  ])('are one of our own where %s, with nothing to change', async (_what, body) => {
    await show(<BannerCarousel />, body);
    expect(heading()).toBe('Sell your Smartphone from your own doorstep');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('what sellers say', () => {
  const current = () => screen.getByRole('button', { pressed: true }).textContent;
  const two = () =>
    show(<Testimonials />, { version: 1, data: { note: 'Samples.', testimonials: ['Asha', 'Ravi'].map(voice) } });

  it('advances every two seconds and says that these are samples', async () => {
    await two();
    expect(current()).toBe('Asha, Mysore');
    await pass(2000);
    expect(current()).toBe('Ravi, Mysore');
    await pass(2000);
    expect(current()).toBe('Asha, Mysore');
    expect(screen.getByText('Samples.')).toBeVisible();
  });

  it('stops when paused, and shows whom you choose', async () => {
    await two();
    press('Pause the voices');
    press(/^Ravi/);
    await pass(9000);
    expect(current()).toBe('Ravi, Mysore');
    expect(screen.getByRole('figure')).toHaveTextContent('I am Ravi');
  });
});
