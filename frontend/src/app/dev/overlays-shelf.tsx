import { useState } from 'react';
import { AskInPlace } from '../../ui/ask-in-place.js';
import { Button } from '../../ui/button.js';
import { CameraDialog } from '../../ui/camera-dialog.js';
import { ConfirmDialog } from '../../ui/confirm-dialog.js';
import { Dialog, Sheet } from '../../ui/dialog.js';
import { Menu } from '../../ui/menu.js';
import { PassingBanner } from '../../ui/passing-banner.js';
import { TextField } from '../../ui/text-field.js';
import { toast } from '../../ui/toast-store.js';
import { Row, Shelf } from './shelf.js';

type Shown = 'dialog' | 'sheet' | 'confirm' | 'camera' | 'passing' | 'ask' | null;

const fail = async () => {
  await new Promise((resolve) => setTimeout(resolve, 700));
  throw new Error('This pickup person has an order today. Nothing was changed.');
};

export function OverlaysShelf() {
  const [shown, setShown] = useState<Shown>(null);
  const props = (name: Shown) => ({
    open: shown === name,
    onOpenChange: (open: boolean) => setShown(open ? name : null),
  });
  return (
    <Shelf title="Overlays">
      <Row>
        <Button onClick={() => setShown('dialog')}>Dialog</Button>
        <Button onClick={() => setShown('sheet')}>Sheet</Button>
        <Button tone="danger" onClick={() => setShown('confirm')}>
          Confirm
        </Button>
        <Button tone="outline" onClick={() => setShown('camera')}>
          Camera
        </Button>
        <Button tone="outline" onClick={() => setShown('ask')}>
          Ask in place
        </Button>
        <Button tone="outline" onClick={() => setShown('passing')}>
          Passing banner
        </Button>
        <Button tone="outline" onClick={() => toast.success('Status updated')}>
          Success toast
        </Button>
        <Button tone="outline" onClick={() => toast.error('Failed to accept order')}>
          Error toast
        </Button>
        <Button tone="outline" onClick={() => toast.loading('Sending the photo...')}>
          Loading toast
        </Button>
        <Menu
          trigger={<Button tone="quiet">Menu</Button>}
          heading="City Mobiles"
          items={[{ label: 'Profile', to: '#' }, { label: 'Logout' }]}
        />
      </Row>
      {shown === 'ask' && (
        <AskInPlace
          label="Request 20 coins back?"
          confirmLabel="Yes, request 20 coins"
          pending={false}
          pendingLabel="Requesting..."
          onConfirm={() => setShown(null)}
          onDecline={() => setShown(null)}
        >
          <p>An operator checks the request. It can be made once for an order.</p>
        </AskInPlace>
      )}
      {shown === 'passing' && <PassingBanner onGone={() => setShown(null)}>Failed to load orders</PassingBanner>}
      <CameraDialog {...props('camera')} onCapture={() => setShown(null)} />
      <Dialog {...props('dialog')} title="Add New Address" footer={<Button>Save address</Button>}>
        <TextField label="Address" />
      </Dialog>
      <Sheet {...props('sheet')} title="Your answers" description="Galaxy S21, 8 GB / 128 GB">
        <p>One line for each answer.</p>
      </Sheet>
      <ConfirmDialog
        {...props('confirm')}
        title="Block Ravi Kumar?"
        description="He can no longer sign in. His orders stay with you."
        confirmLabel="Block"
        tone="danger"
        onConfirm={fail}
      />
    </Shelf>
  );
}
