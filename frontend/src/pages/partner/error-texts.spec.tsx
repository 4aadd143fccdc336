import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { section } from '@phirse/contracts/rules/questionnaire.sample.js';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  type Answers,
  fakeApi,
  ORDER,
  PARTNER_PHONE,
  PERSON,
  refusal,
  renderForPartner,
} from '../../../testing/partner-portal.js';
import { PurchaseCoinsForm } from '../../features/coins/purchase-coins-form.js';
import { TransactionsTab } from '../../features/coins/transactions-tab.js';
import { CompleteOrderForm } from '../../features/handover/complete-order-form.js';
import { AcceptLead } from '../../features/leads/accept-lead.js';
import { LeadsTab } from '../../features/leads/leads-tab.js';
import { NotificationsBell } from '../../features/notifications/notifications-bell.js';
import { AssignControl } from '../../features/partner-orders/assign-control.js';
import { CancelOrderButton } from '../../features/partner-orders/cancel-order-button.js';
import { OrdersTab } from '../../features/partner-orders/orders-tab.js';
import { PickupsTab } from '../../features/partner-orders/pickups-tab.js';
import { reevaluationStore } from '../../features/partner-orders/reevaluation-state.js';
import { AddPersonForm } from '../../features/pickup-persons/add-person-form.js';
import { BlockButton } from '../../features/pickup-persons/block-button.js';
import { PickupPersonsTab } from '../../features/pickup-persons/pickup-persons-tab.js';
import { paths } from '../../lib/paths.js';
import { partnerSession } from '../../lib/session.js';
import { currentToasts, toast } from '../../ui/toast-store.js';
import * as completeOrder from './complete-order.page.js';
import * as evaluateOrder from './evaluate-order.page.js';
import * as evaluationResult from './evaluation-result.page.js';
import * as lead from './lead.page.js';
import * as login from './login.page.js';
import * as orderPage from './order.page.js';
import * as pickupPerson from './pickup-person.page.js';
import * as profile from './profile.page.js';

const broken = refusal(500, 'INTERNAL', 'Something went wrong on our side. Please try again.');
const WORDS = 'Not today: we are counting our phones.';
const refused = refusal(409, 'INVALID_TRANSITION', WORDS);
const { orderId } = ORDER;
const PHONE = PARTNER_PHONE;
const SINGLE = `GET /partner/get-single-orders/${PHONE}/${orderId}`;
const QUESTIONS = `GET /api/category/fetch-category-slug/${ORDER.productDetails.categorySlug}`;
const PERSONS = `GET /partner/get-pickup-persons/${PHONE}`;
const BELL = `GET /partner/notifications/${PHONE}`;
const ASKED = { [QUESTIONS]: { category: 'mobile', sections: [section('The end', 'grid', 'none', ['Nothing'])] } };
const FOUND = { [SINGLE]: { order: ORDER } };
const assigned = { partnerName: 'Harish', partnerPhone: PHONE, pickUpPersonName: 'Ravi Kumar', pickUpPersonPhone: '9' };
const ASSIGNED = { ...ORDER, partner: { ...assigned, pickUpPersonId: 'p1' } };
const news = { _id: 'n1', title: 'News', body: 'Something', orderID: null, type: 'order', status: false };
const IMAGE = new File(['x'], 'photo.png', { type: 'image/png' });

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const upload = async (label: string) =>
  userEvent.upload(await screen.findByLabelText(label, { selector: 'input' }), IMAGE);
const at = (Page: ComponentType, route: string) => (
  <Routes>
    <Route path={route} element={<Page />} />
    <Route path="/partner/orders/:orderId" element={<orderPage.Component />} />
    <Route path="*" element={null} />
  </Routes>
);
const show = (children: ReactNode, address = '/') => renderForPartner(children, address);
const page = (Page: ComponentType, address: string) => () =>
  show(at(Page, address.replace(orderId, ':orderId')), address);
const never = () => {};
const NO_RESULT = 'Evaluation data or authentication not found. Please try again.';
const complete = async () => {
  await type('IMEI number', '490154203237518');
  for (const label of ['IMEI photo', 'Device, front', 'Device bill', 'ID card', 'Customer photo']) await upload(label);
  await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(5));
  await press('Complete Order');
  await press('Yes, complete the order');
};
const keepResult = () =>
  reevaluationStore.merge({
    orderId,
    currentStep: 0,
    answers: null,
    result: { orderId, basePrice: 9, appliedOptions: [] },
  });

interface Row {
  readonly text: string;
  /** What fails, by its call. */
  readonly call: string;
  readonly api?: Answers;
  readonly show: () => unknown;
  readonly provoke?: () => Promise<unknown>;
  readonly toast?: true;
}

/** Partner spec, section 8: the server's words where it has some, these where it has none. */
const TABLE: readonly Row[] = [
  {
    text: 'Invalid credentials',
    call: 'POST /partner/login',
    show: page(login.Component, paths.partner.login()),
    provoke: async () => {
      await type('Mobile number', PHONE);
      await type('Password', 'partner-one');
      await press('Log in');
    },
  },
  {
    text: 'Failed to load orders',
    call: `GET /partner/get-partner-orders/${PHONE}`,
    show: () => show(<LeadsTab balance={100} onPurchase={never} />),
  },
  {
    text: 'Failed to accept order',
    call: `POST /partner/accept-order/${PHONE}/${orderId}`,
    show: () =>
      show(
        <AcceptLead
          lead={{ ...ORDER, status: 'new' }}
          balance={100}
          onAccepted={never}
          onTaken={never}
          onPurchase={never}
        />,
      ),
    provoke: async () => {
      await press(/^Accept for/);
      await press(/^Yes/);
    },
  },
  {
    text: 'Failed to load assigned orders',
    call: `GET /partner/get-assigned-partner-orders/${PHONE}`,
    show: () => show(<OrdersTab list="assigned" />),
  },
  {
    text: 'Failed to load assigned orders',
    call: `GET /pickup/get-pickup-guy-orders/${PHONE}`,
    show: () => show(<PickupsTab />),
  },
  {
    text: 'Failed to load accepted orders',
    call: `GET /partner/get-partner-accepted-orders/${PHONE}`,
    show: () => show(<OrdersTab list="accepted" />),
  },
  { text: 'Failed to load pickup persons', call: PERSONS, show: () => show(<PickupPersonsTab />) },
  { text: 'Failed to load pickup boys', call: PERSONS, show: () => show(<AssignControl order={ORDER} />) },
  {
    text: 'Failed to assign order',
    call: `POST /partner/assign-order/${PHONE}/p1/${orderId}`,
    api: { [PERSONS]: { pickUpPersons: [PERSON] } },
    show: () => show(<AssignControl order={ORDER} />),
    provoke: async () => {
      await screen.findByRole('option', { name: PERSON.name });
      await userEvent.selectOptions(screen.getByRole('combobox'), 'p1');
      await press('Assign');
    },
  },
  {
    text: 'Failed to de-assign order',
    call: `POST /partner/deassign-order/${PHONE}/${orderId}`,
    show: () => show(<AssignControl order={ASSIGNED} />),
    provoke: async () => {
      await press(/^De-assign/);
      await press('De-assign');
    },
  },
  {
    text: 'Failed to load transactions',
    call: `GET /partner/transactions/${PHONE}`,
    show: () => show(<TransactionsTab onPurchase={never} />),
  },
  {
    text: 'Failed to add pickup boy',
    call: `POST /partner/add-pickup-person/${PHONE}`,
    show: () => show(<AddPersonForm onAdded={never} />),
    provoke: async () => {
      await type(/^Name/, 'Ravi Kumar');
      await type(/^Phone/, '9000000103');
      await press('Add pickup person');
    },
  },
  ...(['block', 'unblock'] as const).map((verb) => ({
    text: `Failed to ${verb} pickup boy`,
    call: `PUT /partner/${verb}-pickup-person/${PHONE}/p1`,
    show: () => show(<BlockButton person={{ ...PERSON, isBlocked: verb === 'unblock' }} />),
    provoke: async () => {
      await press(/lock Ravi Kumar$/);
      await press(verb === 'block' ? 'Block' : 'Unblock');
    },
  })),
  {
    text: 'Failed to purchase coins',
    call: 'POST /payment/create-payments',
    api: { 'GET /coins/get-coin-value': { coinValue: 10 } },
    show: () => show(<PurchaseCoinsForm onDone={never} />),
    provoke: async () => {
      await type('Number of coins', '5');
      await upload('Payment screenshot');
      await press('Send payment for checking');
    },
  },
  { text: 'Failed to load order details', call: SINGLE, show: page(orderPage.Component, paths.partner.order(orderId)) },
  { text: 'Error loading order details', call: SINGLE, show: page(lead.Component, paths.partner.lead(orderId)) },
  ...[
    page(evaluateOrder.Component, paths.partner.evaluateOrder(orderId)),
    page(evaluationResult.Component, paths.partner.evaluationResult(orderId)),
    page(completeOrder.Component, paths.partner.completeOrder(orderId)),
  ].map((show) => ({ text: 'Failed to fetch order details', call: SINGLE, show })),
  {
    text: 'Failed to load partner profile',
    call: `GET /partner/partners/${PHONE}`,
    show: page(profile.Component, paths.partner.profile()),
  },
  {
    text: 'Failed to load evaluation questions',
    call: QUESTIONS,
    api: FOUND,
    show: page(evaluateOrder.Component, paths.partner.evaluateOrder(orderId)),
  },
  {
    text: 'Failed to submit evaluation or calculate price. Please try again.',
    call: 'POST /product/calculate-price',
    api: { ...FOUND, ...ASKED },
    show: page(evaluateOrder.Component, paths.partner.evaluateOrder(orderId)),
    provoke: () => press('Submit'),
  },
  {
    text: 'Failed to confirm evaluation',
    call: `PUT /partner/requote/partner/${PHONE}/${orderId}`,
    api: FOUND,
    show: () => {
      keepResult();
      page(evaluationResult.Component, paths.partner.evaluationResult(orderId))();
    },
    provoke: () => press('Confirm Evaluation'),
  },
  {
    text: 'Failed to complete order',
    call: `PUT /partner/complete-order/${orderId}/${PHONE}`,
    api: { 'POST /files': { name: 'a1b2', link: '/files/a1b2' } },
    show: () => show(<CompleteOrderForm order={ORDER} onCompleted={never} />),
    provoke: complete,
  },
  {
    text: 'Failed to cancel order',
    call: `PUT /partner/cancel-order/${orderId}/${PHONE}`,
    show: () => show(<CancelOrderButton order={ORDER} />),
    provoke: async () => {
      await press('Cancel Order');
      await type('Reason', 'Not as described');
      await press('Yes, cancel the order');
    },
  },
  {
    text: 'Failed to fetch notifications',
    call: BELL,
    show: () => show(<NotificationsBell partner={{ ...SESSION, Phone: PHONE }} />),
    toast: true,
  },
  {
    text: 'Failed to mark notification as read',
    call: `PUT /partner/notificationStatus/${PHONE}/n1`,
    api: { [BELL]: { data: [{ ...news, timestamp: '2026-11-12T04:30:00.000Z' }], unread: 1 } },
    show: () => show(<NotificationsBell partner={{ ...SESSION, Phone: PHONE }} />),
    provoke: async () => {
      await press(/^Notifications/);
      await press(/News/);
    },
    toast: true,
  },
];
const SESSION = { token: 'token', role: 'Partner', name: 'Harish', email: 'harish@example.com' } as const;

describe('what the partner portal says when something fails', () => {
  const own = globalThis.fetch;
  beforeEach(() => toast.clear());
  afterEach(() => {
    cleanup();
    globalThis.fetch = own;
    reevaluationStore.clear();
    partnerSession.end();
    localStorage.clear();
    sessionStorage.clear();
  });
  const says = async (text: string, isToast = false) => {
    if (isToast)
      await waitFor(() => expect(currentToasts()).toContainEqual(expect.objectContaining({ kind: 'error', text })));
    else expect((await screen.findAllByText(text, {}, { timeout: 3000 })).at(-1)).toBeVisible();
  };

  it.each(TABLE)('$call: $text', async ({ text, call, api, show, provoke, toast: isToast }) => {
    fakeApi({ ...api, [call]: broken });
    show();
    await provoke?.();
    await says(text, isToast);
  });

  it.each(TABLE)(
    '$call: the server’s own words where it has some',
    async ({ text, call, api, show, provoke, toast: isToast }) => {
      fakeApi({ ...api, [call]: refused });
      show();
      await provoke?.();
      await says(WORDS, isToast);
      expect(screen.queryByText(text)).toBeNull();
    },
  );

  it('login: whoever was sent here is told why', async () => {
    fakeApi({});
    show(at(login.Component, '/partner/login'), '/partner/login?from=%2Fpartner%2Fprofile');
    expect(await screen.findByText('Please log in to continue')).toBeVisible();
  });

  it('purchase: the usual value of a coin where today’s cannot be had', async () => {
    fakeApi({ 'GET /coins/get-coin-value': broken });
    show(<PurchaseCoinsForm onDone={never} />);
    expect(await screen.findByText(/^Failed to fetch coin value/)).toHaveTextContent('₹10');
  });

  it.each([undefined, () => Promise.reject(new DOMException('denied', 'NotAllowedError'))])(
    'camera: absent or forbidden (%#)',
    async (getUserMedia) => {
      Object.defineProperty(navigator, 'mediaDevices', {
        configurable: true,
        value: getUserMedia && { getUserMedia },
      });
      show(<AddPersonForm onAdded={never} />);
      await press('Capture Photo');
      expect(await screen.findByText(/^Failed to access camera/)).toBeVisible();
      expect(screen.getByRole('button', { name: 'Capture' })).toBeDisabled();
    },
  );

  it.each([
    ['Order not found', orderPage.Component, paths.partner.order(orderId)],
    ['Order not found', lead.Component, paths.partner.lead(orderId)],
    ['Order or requote data not found', completeOrder.Component, paths.partner.completeOrder(orderId)],
    [NO_RESULT, evaluationResult.Component, paths.partner.evaluationResult(orderId)],
  ])('an order that is not there: %s', async (text, Page, address) => {
    fakeApi({ [SINGLE]: refusal(404, 'ORDER_NOT_FOUND', 'Order not found') });
    page(Page, address)();
    await says(text);
  });

  it('an evaluation of an order that is not there: back to the order', async () => {
    fakeApi({ [SINGLE]: refusal(404, 'ORDER_NOT_FOUND', 'Order not found') });
    page(evaluateOrder.Component, paths.partner.evaluateOrder(orderId))();
    await says('Invalid order data', true);
    await says('Order not found');
    expect(currentToasts()).toHaveLength(1);
  });

  it('a result that nobody has worked out', async () => {
    fakeApi(FOUND);
    page(evaluationResult.Component, paths.partner.evaluationResult(orderId))();
    await says(NO_RESULT);
    expect(screen.getByRole('link', { name: 'Re-evaluate' })).toHaveAttribute(
      'href',
      paths.partner.evaluateOrder(orderId),
    );
  });

  it('an evaluation without questions', async () => {
    fakeApi({ ...FOUND, [QUESTIONS]: { category: 'mobile', sections: [] } });
    page(evaluateOrder.Component, paths.partner.evaluateOrder(orderId))();
    await says('No questions available for this evaluation.');
  });

  it('a pickup person who is not there', async () => {
    fakeApi({ [`GET /partner/partners/${PHONE}`]: { partner: { name: 'Harish', pickUpPersons: [PERSON] } } });
    show(at(pickupPerson.Component, '/partner/pickup-person/:pickupPersonId'), '/partner/pickup-person/p2');
    await says('Pickup person data not found');
  });

  it('an order that somebody else has moved on: at once, and said where that cannot be seen', async () => {
    let status = 'processing';
    let isBroken = false;
    fakeApi({ [SINGLE]: () => (isBroken ? broken() : { status: 200, body: { order: { ...ORDER, status } } }) });
    const { client } = page(orderPage.Component, paths.partner.order(orderId))();
    await screen.findByRole('heading', { level: 1, name: /Galaxy S21/ });
    const readAgain = () => act(() => client.invalidateQueries());
    await readAgain();
    expect(currentToasts()).toEqual([]);
    status = 'cancelled';
    await readAgain();
    await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'success', text: 'Status updated' }]));
    isBroken = true;
    await readAgain();
    await says('Failed to update status');
    expect(screen.getByRole('heading', { level: 1, name: /Galaxy S21/ })).toBeVisible();
  });
});
