import { type Written } from '@phirse/contracts/read-models/answers.js';
import { useState } from 'react';
import { api } from '../../lib/api-client.js';
import { messageOf } from '../../lib/api-error.js';
import { Button } from '../../ui/button.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { toast } from '../../ui/toast-store.js';
import { useLogOut } from './use-log-out.js';

/** Ends the account after a question; the session ends with it. */
export function DeleteAccount({ phone }: { readonly phone: string }) {
  const [asking, setAsking] = useState(false);
  const logOut = useLogOut();
  const remove = async () => {
    try {
      const { message } = await api.post<Written>('/user/account-deletion', { phone });
      toast.success(message);
    } catch (error) {
      throw new Error(messageOf(error, 'Failed to delete account'));
    }
    await logOut();
  };
  return (
    <>
      <Button tone="quiet" className="text-bad!" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete your account?"
        description="Your name, email and addresses are erased. Orders under way are still picked up. This cannot be undone."
        confirmLabel="Delete my account"
        tone="danger"
        onConfirm={remove}
      />
    </>
  );
}
