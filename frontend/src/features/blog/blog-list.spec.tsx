import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { createQueryClient } from '../../lib/query.js';
import { BlogList } from './blog-list.js';

const TOTAL = 12;
const post = (number: number) => ({
  slug: `post-${number}`,
  title: `Post ${number}`,
  featuredImage: '/images/blog/x.svg',
  authorName: number === 1 ? '' : 'Meera',
  createdAt: '2026-05-04T06:00:00.000Z',
  excerpt: `<p>Words of <strong>post ${number}</strong></p>`,
  readingMinutes: 4,
});
const asked: string[] = [];

/** A server of twelve posts; pages named here fail. */
function serving(failing: readonly number[] = [], total = TOTAL) {
  globalThis.fetch = jest.fn<typeof fetch>(async (input) => {
    asked.push(String(input));
    const page = Number(new URL(String(input), 'http://shop.test').searchParams.get('page'));
    if (failing.includes(page)) return new Response('{"code":"NOT_FOUND","message":"gone fishing"}', { status: 404 });
    const numbers = Array.from({ length: total }, (_, index) => index + 1).slice((page - 1) * 10, page * 10);
    const pagination = { page, limit: 10, total, totalPages: Math.ceil(total / 10), hasNext: page * 10 < total };
    return new Response(JSON.stringify({ data: { blogs: numbers.map(post), pagination } }));
  });
}

const show = (firstPage = 1) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <BlogList firstPage={firstPage} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** Pretends that the page is 1,000 px long, seen through 200, and scrolls it. */
async function scrollTo(top: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 1000 });
  window.innerHeight = 200;
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top });
  fireEvent.scroll(window);
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
}

describe('the list of articles', () => {
  const own = globalThis.fetch;
  beforeEach(() => {
    asked.length = 0;
  });
  afterEach(() => {
    globalThis.fetch = own;
  });

  it('asks for ten of page 1 and names an author that is missing', async () => {
    serving();
    show();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Post 10' })).toBeVisible();
    expect(asked).toEqual(['/api/blog?page=1&limit=10']);
    expect(screen.getByText(/^Unknown/)).toBeVisible();
    expect(screen.getByText('post 3').tagName).toBe('STRONG');
  });

  it('loads more at 80 % of the page, not before', async () => {
    serving();
    show();
    await screen.findByRole('link', { name: 'Post 1' });
    await scrollTo(590);
    expect(asked).toHaveLength(1);
    await scrollTo(600);
    expect(await screen.findByRole('link', { name: 'Post 12' })).toBeVisible();
    expect(screen.getByText('No more blogs to show')).toBeVisible();
    await scrollTo(800);
    expect(asked).toHaveLength(2);
  });

  it('loads more by its link, and takes the focus to the first that is new', async () => {
    serving();
    show();
    const more = await screen.findByRole('link', { name: 'Load more' });
    expect(more).toHaveAttribute('href', '/blogs?page=2');
    await userEvent.click(more);
    expect(await screen.findByRole('link', { name: 'Post 11' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull();
  });

  it('begins at the page of the address', async () => {
    serving();
    show(2);
    expect(await screen.findByRole('link', { name: 'Post 11' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Post 1' })).toBeNull();
  });

  it('says what went wrong, and Retry mends it', async () => {
    serving([1]);
    show();
    expect(await screen.findByText('Error: gone fishing')).toBeVisible();
    serving();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Post 1' })).toBeVisible();
  });

  it('keeps what it has where the next page fails', async () => {
    serving([2]);
    show();
    await userEvent.click(await screen.findByRole('link', { name: 'Load more' }));
    expect(await screen.findByText('Error: gone fishing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Post 1' })).toBeVisible();
    serving();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Post 12' })).toBeVisible();
  });

  it('says so where there is none', async () => {
    serving([], 0);
    show();
    expect(await screen.findByText('No articles yet.')).toBeVisible();
  });
});
