import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.js';

function Block({ onConfirm }: { readonly onConfirm: () => Promise<unknown> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Block
      </button>
      <ConfirmDialog
        {...{ open, onOpenChange: setOpen, onConfirm }}
        title="Block Ravi?"
        description="He can no longer sign in."
        confirmLabel="Yes, block"
      />
    </>
  );
}

const open = async (onConfirm: () => Promise<unknown>) => {
  render(<Block onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Block' }));
};

describe('a confirmation', () => {
  it('does nothing on Cancel or Escape', async () => {
    const onConfirm = jest.fn(async () => undefined);
    await open(onConfirm);
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Block' })).toHaveFocus());
  });

  it('stays, busy, until the work is done, and asks for it once', async () => {
    let finish = () => {};
    const onConfirm = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    await open(onConfirm);
    const confirm = screen.getByRole('button', { name: 'Yes, block' });
    await userEvent.click(confirm);
    await userEvent.click(confirm);
    await userEvent.keyboard('{Escape}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('alertdialog', { name: 'Block Ravi?' })).toBeVisible();
    finish();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('shows a failure inside and can be tried again', async () => {
    const onConfirm = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('Failed to block pickup boy'))
      .mockResolvedValueOnce();
    await open(onConfirm);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, block' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to block pickup boy');
    await userEvent.click(screen.getByRole('button', { name: 'Yes, block' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});
