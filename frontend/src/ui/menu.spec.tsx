import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Button } from './button.js';
import { Menu } from './menu.js';

const setUp = () => {
  const onSelect = jest.fn();
  render(
    <MemoryRouter>
      <Menu
        trigger={<Button>Asha</Button>}
        items={[
          { label: 'My Orders', to: '/orders' },
          { label: 'Logout', onSelect },
        ]}
      />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  return { onSelect, trigger: screen.getByRole('button', { name: 'Asha' }) };
};
const logout = () => screen.queryByRole('button', { name: 'Logout' });

describe('a menu', () => {
  it('opens, does what is chosen, and closes', async () => {
    const { onSelect, trigger } = setUp();
    expect(logout()).not.toBeInTheDocument();
    await userEvent.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('is walked by arrows and left by Escape', async () => {
    const { trigger } = setUp();
    await userEvent.click(trigger);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(logout()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(trigger).toHaveFocus();
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus or a press goes elsewhere', async () => {
    const { trigger } = setUp();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
  });
});
