import { Bell, Heart } from 'lucide-react';
import { Badge } from '../../ui/badge.js';
import { Banner } from '../../ui/banner.js';
import { Breadcrumb } from '../../ui/breadcrumb.js';
import { Button } from '../../ui/button.js';
import { Card } from '../../ui/card.js';
import { DateTime } from '../../ui/date-time.js';
import { EmptyState } from '../../ui/empty-state.js';
import { ErrorState } from '../../ui/error-state.js';
import { IconButton } from '../../ui/icon-button.js';
import { LinkButton } from '../../ui/link-button.js';
import { Money } from '../../ui/money.js';
import { Picture } from '../../ui/picture.js';
import { ProgressThread } from '../../ui/progress-thread.js';
import { Skeleton, SkeletonRows } from '../../ui/skeleton.js';
import { StatusBadge } from '../../ui/status-badge.js';
import { StepLabel } from '../../ui/step-label.js';
import { Row, Shelf } from './shelf.js';

const TONES = ['primary', 'accent', 'outline', 'quiet', 'danger'] as const;
const SCALE = ['text-13', 'text-15', 'text-17', 'text-20', 'text-25', 'text-32', 'text-44'] as const;

export function BasicsShelf() {
  return (
    <Shelf title="Basics">
      <div>
        {SCALE.map((size) => (
          <p key={size} className={`${size} ${size > 'text-20' ? 'font-display font-bold' : ''}`}>
            ₹1,23,456 for your phone, again
          </p>
        ))}
      </div>
      {TONES.map((tone) => (
        <Row key={tone}>
          <Button tone={tone}>Check exact value</Button>
          <Button tone={tone} size="small">
            Small
          </Button>
          <Button tone={tone} size="large">
            Large
          </Button>
          <Button tone={tone} disabled>
            Disabled
          </Button>
          <Button tone={tone} loading loadingLabel="Subscribing...">
            Subscribe
          </Button>
        </Row>
      ))}
      <Row>
        <LinkButton to="#">A link</LinkButton>
        <IconButton label="Notifications" icon={<Bell />} count={3} />
        <IconButton label="Keep" icon={<Heart />} />
        {['new', 'pending', 'processing', 'completed', 'cancelled', 'Assigned', 'blocked'].map((status) => (
          <StatusBadge key={status} status={status} />
        ))}
        <Badge tone="accent">Best price</Badge>
        <StepLabel step={1} of={4} />
      </Row>
      <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'My Profile', to: '#' }, { label: 'Orders' }]} />
      <ProgressThread step={2} steps={6} label="Screen condition" />
      <div className="grid gap-3">
        <Banner tone="good">Your message has been sent successfully!</Banner>
        <Banner tone="warn" title="The price has changed" action={<Button size="small">See the new price</Button>}>
          The list price fell since your quote.
        </Banner>
        <Banner tone="bad" title="Your order was not placed" onDismiss={() => undefined}>
          We could not reach the server. Nothing was charged; your answers are kept.
        </Banner>
        <Banner>Keep your ID card and the bill ready.</Banner>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <Card heading="Pickup" aside={<StatusBadge status="new" />}>
          <p>
            <DateTime at="2026-11-14T08:40:00Z" /> · <Money rupees={123456} />
          </p>
          <p className="text-muted">12, 4th Cross, Indiranagar, Bangalore 560038</p>
        </Card>
        <Card heading="Loading" aria-busy>
          <Skeleton className="mb-2 h-8 w-1/2" />
          <SkeletonRows rows={2} className="h-10" />
        </Card>
        <Card>
          <EmptyState drawing="phone" action={<Button>Sell Now</Button>}>
            You have no orders yet.
          </EmptyState>
        </Card>
        <Card>
          <ErrorState
            message="Failed to fetch data. Please try again later."
            onRetry={() => undefined}
            requestId="01JCX9"
          />
        </Card>
      </div>
      <Row>
        <Picture src="/nothing.png" alt="Galaxy S21" className="size-32" />
        <Picture src="/favicon.svg" alt="" className="size-32" />
      </Row>
    </Shelf>
  );
}
