import { type CustomerProfileView } from '@phirse/contracts/read-models/customer.js';
import { LogOut, PackageOpen, Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatPhone } from '../../lib/format.js';
import { paths } from '../../lib/paths.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { LinkButton } from '../../ui/link-button.js';
import { EditProfile } from './edit-profile.js';
import { useLogOut } from './use-log-out.js';

/** Who the customer is to us, and the way to change it. */
export function ProfileCard({ user }: { readonly user: CustomerProfileView }) {
  const [editing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const logOut = useLogOut();
  const close = () => {
    setEditing(false);
    // The form goes, and the focus with it: back to where it was opened.
    requestAnimationFrame(() => edit.current?.focus());
  };
  return (
    <Card>
      <div className="flex items-center gap-4">
        <span
          aria-hidden="true"
          className="grid size-16 shrink-0 -rotate-6 place-items-center rounded-full border-2 border-primary font-display text-25 font-bold text-primary"
        >
          {user.name.charAt(0).toUpperCase()}
        </span>
        <div className="min-w-0">
          <h2 className="wrap-anywhere text-20">{user.name}</h2>
          <p className="text-13 text-muted">
            Member since <DateTime at={user.memberSince} show="day" />
          </p>
        </div>
      </div>
      {editing ? (
        <EditProfile phone={user.phone} known={user} onDone={close} />
      ) : (
        <>
          <dl className="perforated mt-4 grid gap-2 pt-4">
            <div className="flex justify-between gap-4">
              <dt className="text-muted">Phone</dt>
              <dd className="font-semibold">+91 {formatPhone(user.phone)}</dd>
            </div>
            <div className="flex justify-between gap-4">
              <dt className="text-muted">Email</dt>
              <dd className="min-w-0 font-semibold break-all">{user.email}</dd>
            </div>
          </dl>
          <div className="mt-5 flex flex-wrap gap-3">
            <LinkButton to={paths.orders()}>
              <PackageOpen aria-hidden="true" className="size-5" />
              My Orders
            </LinkButton>
            <Button ref={edit} tone="outline" onClick={() => setEditing(true)}>
              <Pencil aria-hidden="true" className="size-5" />
              Edit profile
            </Button>
            <Button tone="outline" onClick={() => void logOut()}>
              <LogOut aria-hidden="true" className="size-5" />
              Logout
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
