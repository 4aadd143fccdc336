import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Tabs, useTab } from './tabs.js';

const TABS = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'pending', label: 'Pending' },
];

function Orders() {
  return (
    <>
      <Tabs label="Orders" tabs={TABS} />
      <p>
        {useTab(TABS)} {useLocation().search}
      </p>
    </>
  );
}

const at = (url: string) =>
  render(
    <MemoryRouter initialEntries={[url]}>
      <Orders />
    </MemoryRouter>,
  );

describe('tabs', () => {
  it.each([
    ['/orders', 'Confirmed'],
    ['/orders?tab=pending', 'Pending'],
    ['/orders?tab=nonsense', 'Confirmed'],
  ])('%s shows %s', (url, label) => {
    at(url);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(label);
  });

  it('keep the other parameters and begin at the first page', async () => {
    at('/orders?search=galaxy&page=3');
    await userEvent.click(screen.getByRole('link', { name: 'Pending' }));
    expect(screen.getByText('pending ?search=galaxy&tab=pending')).toBeVisible();
  });
});
