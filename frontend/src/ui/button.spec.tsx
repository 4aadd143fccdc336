import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.js';

it('sends a form once where it is pressed twice at once, and again when it is pressed again', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit">Confirm</Button>
    </form>,
  );
  await userEvent.dblClick(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(2);
});

it('ignores a press while it is busy', async () => {
  const press = jest.fn();
  render(
    <Button loading onClick={press}>
      Apply
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(press).not.toHaveBeenCalled();
});
