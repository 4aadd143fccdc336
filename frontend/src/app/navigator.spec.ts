import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { redirect } from 'react-router-dom';
import { createNavigator, type View } from './navigator.js';
import { routeBoundary } from './route-boundary.js';

const Page = () => null;
const boundary = routeBoundary();
const routes = () => [
  {
    Component: boundary,
    children: [
      { path: 'one', Component: Page },
      {
        path: 'slow',
        lazy: () => new Promise<{ Component: typeof Page }>((resolve) => setTimeout(resolve, 40, { Component: Page })),
      },
      { path: 'leaves', loader: () => redirect('/one?from=leaves') },
      {
        path: 'throws',
        loader: () => {
          throw redirect('/one');
        },
      },
      { path: 'broken', lazy: () => Promise.reject(new Error('gone')) },
      {
        path: 'missing',
        loader: () => {
          throw new Response(null, { status: 404 });
        },
      },
    ],
  },
];

const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

async function startAt(path: string) {
  window.history.pushState(null, '', path);
  const navigator = createNavigator(routes());
  const views: View[] = [await navigator.start()];
  const show = (view: View) => {
    if (!views.includes(view)) views.push(view);
    navigator.stands(view);
  };
  navigator.onView(show);
  return { navigator, views, last: () => views.at(-1) };
}

describe('navigator', () => {
  beforeEach(() => {
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });

  it('shows the page of the address bar first', async () => {
    const { views } = await startAt('/one?tab=2#here');
    expect(views[0]?.location).toMatchObject({ pathname: '/one', search: '?tab=2', hash: '#here' });
  });

  it('stays until the next page is there, and tells that it waits', async () => {
    const { navigator, views, last } = await startAt('/one');
    navigator.navigator.push('/slow', null);
    await settled();
    expect(navigator.isPending()).toBe(true);
    expect(views).toHaveLength(1);
    expect(window.location.pathname).toBe('/one');
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(last()?.location.pathname).toBe('/slow');
    expect(navigator.isPending()).toBe(false);
    expect(window.location.pathname).toBe('/slow');
  });

  it('tells when the page stands', async () => {
    const { navigator, last } = await startAt('/one');
    navigator.navigator.push('/slow', null);
    await navigator.arrived();
    expect(last()?.location.pathname).toBe('/slow');
  });

  it('arrives only where it was led last', async () => {
    const { navigator, views } = await startAt('/one');
    navigator.navigator.push('/slow', null);
    navigator.navigator.push('/one?again', null);
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(views.slice(1).map(({ location }) => location.search)).toEqual(['?again']);
  });

  it.each([
    ['answers', '/leaves', '?from=leaves'],
    ['throws', '/throws', ''],
  ])('follows a redirect that a loader %s, and the page that led on leaves no entry', async (_, path, search) => {
    const { navigator, last } = await startAt('/one?first');
    const before = window.history.length;
    navigator.navigator.push(path, null);
    await settled();
    expect(last()?.location).toMatchObject({ pathname: '/one', search });
    expect(window.history.length).toBe(before + 1);
  });

  it.each(['/broken', '/missing'])('hands what fails at %s to the boundary above it', async (path) => {
    const { navigator, last } = await startAt('/one');
    navigator.navigator.push(path, null);
    await settled();
    expect(last()?.failure?.at).toBe(boundary);
    navigator.navigator.push('/one', null);
    await settled();
    expect(last()?.failure).toBeNull();
  });

  it('leads back to where a page says instead of to the step before', async () => {
    const { navigator, last } = await startAt('/one?step');
    navigator.navigator.push('/one?placed', null);
    await settled();
    const end = navigator.leadBackTo('/one?home');
    window.history.back();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(last()?.location.search).toBe('?home');
    end();
  });
});
