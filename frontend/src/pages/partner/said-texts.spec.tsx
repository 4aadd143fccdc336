import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { section } from '@phirse/contracts/rules/questionnaire.sample.js';
import { type QuestionSection } from '@phirse/contracts/rules/questions.js';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import {
  type Answers,
  fakeApi,
  ORDER,
  PARTNER_PHONE,
  PERSON,
  renderForPartner,
} from '../../../testing/partner-portal.js';
import { PurchaseCoinsForm } from '../../features/coins/purchase-coins-form.js';
import { CancelOrderButton } from '../../features/partner-orders/cancel-order-button.js';
import { reevaluationStore } from '../../features/partner-orders/reevaluation-state.js';
import { AddPersonForm } from '../../features/pickup-persons/add-person-form.js';
import { BlockButton } from '../../features/pickup-persons/block-button.js';
import { paths } from '../../lib/paths.js';
import { partnerSession } from '../../lib/session.js';
import { currentToasts, TOAST_DURATION_MS, TOAST_LIMIT, toast } from '../../ui/toast-store.js';
import * as completeOrder from './complete-order.page.js';
import * as evaluateOrder from './evaluate-order.page.js';
import * as evaluationResult from './evaluation-result.page.js';
import * as login from './login.page.js';

const { orderId } = ORDER;
const PHONE = PARTNER_PHONE;
const FOUND = { [`GET /partner/get-single-orders/${PHONE}/${orderId}`]: { order: ORDER } };
const QUESTIONS = `GET /api/category/fetch-category-slug/${ORDER.productDetails.categorySlug}`;

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string | RegExp, text: string) => userEvent.type(await screen.findByLabelText(label), text);
const upload = async (label: string, kind: string) =>
  userEvent
    .setup({ applyAccept: false })
    .upload(
      await screen.findByLabelText(label, { selector: 'input' }),
      new File(['x'], `file.${kind.split('/')[1]}`, { type: kind }),
    );
const never = () => {};
const show = (children: ReactNode, at = '/') => renderForPartner(children, at);
const page = (Page: ComponentType, address: string) => () =>
  show(
    <Routes>
      <Route path={address.replace(orderId, ':orderId')} element={<Page />} />
      <Route path="*" element={null} />
    </Routes>,
    address,
  );
const loggingIn = page(login.Component, paths.partner.login());
const completing = page(completeOrder.Component, paths.partner.completeOrder(orderId));
const evaluating = page(evaluateOrder.Component, paths.partner.evaluateOrder(orderId));
const asking = (...sections: readonly QuestionSection[]) => ({
  ...FOUND,
  [QUESTIONS]: { category: 'mobile', sections },
});
const END = section('The end', 'grid', 'none', ['Nothing']);
const logIn = async (phone: string, password: string) => {
  if (phone) await type('Mobile number', phone);
  if (password) await type('Password', password);
  await press('Log in');
};
const buy = async (coins: string, kind?: string) => {
  if (coins) await type('Number of coins', coins);
  if (kind) await upload('Payment screenshot', kind);
  await press('Send payment for checking');
};
const EVIDENCE = ['IMEI photo', 'Device, front', 'Device bill', 'ID card', 'Customer photo'];
const IMEI = '490154203237518';
/** Everything that a handover asks for, without one thing. */
const complete = async (without = '') => {
  await type('IMEI number', without === 'IMEI number' ? ' ' : IMEI);
  const photos = EVIDENCE.filter((label) => label !== without);
  for (const label of photos) await upload(label, 'image/png');
  await waitFor(() => expect(screen.getAllByText('Received')).toHaveLength(photos.length));
  await press('Complete Order');
};

interface Row {
  readonly situation: string;
  readonly text: string;
  readonly api?: Answers;
  readonly show: () => unknown;
  readonly provoke: () => Promise<unknown>;
}

const FILL_IN = 'Please fill in all fields';
const COINS = 'Please enter a valid number of coins (minimum 1)';
const purchase = () => show(<PurchaseCoinsForm onDone={never} />);
const STORED = { 'POST /files': { name: 'a1b2', link: '/files/a1b2' } };
const cancelling = () => show(<CancelOrderButton order={ORDER} />);

/** Partner spec, section 5: what each form says before anything is sent. */
const VALIDATION: readonly Row[] = [
  ...[
    ['', ''],
    [PHONE, ''],
    ['', 'partner-one'],
  ].map(
    ([phone = '', password = '']): Row => ({
      situation: `login with "${phone}" and "${password}"`,
      text: FILL_IN,
      show: loggingIn,
      provoke: () => logIn(phone, password),
    }),
  ),
  {
    situation: 'pickup person without a name',
    text: 'Please enter a name',
    show: () => show(<AddPersonForm onAdded={never} />),
    provoke: async () => {
      await type(/^Phone/, '9000000103');
      await press('Add pickup person');
    },
  },
  {
    situation: 'pickup person without a number',
    text: 'Please enter a valid 10-digit mobile number',
    show: () => show(<AddPersonForm onAdded={never} />),
    provoke: async () => {
      await type(/^Name/, 'Ravi');
      await press('Add pickup person');
    },
  },
  ...['', '0', '-1', '1.5', 'five'].map(
    (coins): Row => ({
      situation: `purchase of "${coins}" coins`,
      text: COINS,
      show: purchase,
      provoke: () => buy(coins, 'image/png'),
    }),
  ),
  {
    situation: 'purchase without a screenshot',
    text: 'Please upload a payment screenshot',
    show: purchase,
    provoke: () => buy('5'),
  },
  ...['image/webp', 'image/gif', 'application/pdf'].map(
    (kind): Row => ({
      situation: `purchase with ${kind}`,
      text: 'Please upload a JPEG or PNG image',
      show: purchase,
      provoke: () => buy('5', kind),
    }),
  ),
  ...['IMEI number', ...EVIDENCE].map(
    (without): Row => ({
      situation: `handover without ${without}`,
      text: 'Please fill all device information fields',
      api: { ...FOUND, ...STORED },
      show: completing,
      provoke: () => complete(without),
    }),
  ),
  ...['', '   '].map(
    (reason): Row => ({
      situation: `cancellation for "${reason}"`,
      text: 'Please provide a cancellation reason',
      show: cancelling,
      provoke: async () => {
        await press('Cancel Order');
        if (reason) await type('Reason', reason);
        await press('Yes, cancel the order');
      },
    }),
  ),
  {
    situation: 're-evaluation: one of a grid, none chosen',
    text: 'Please select one option.',
    api: asking(section('Screen', 'grid', 'one', ['A', 'B']), END),
    show: evaluating,
    provoke: () => press('Next'),
  },
  {
    situation: 're-evaluation: all of the pictures, none chosen',
    text: 'Please select at least one option.',
    api: asking(section('Screen', 'image', 'all', ['A', 'B']), END),
    show: evaluating,
    provoke: () => press('Next'),
  },
  {
    situation: 're-evaluation: submitted with an open question before',
    text: 'Please complete all required questions before submitting.',
    api: asking(section('Screen', 'grid', 'one', ['A', 'B']), END),
    show: () => {
      reevaluationStore.merge({ orderId, currentStep: 1, answers: [], result: null });
      evaluating();
    },
    provoke: () => press('Submit'),
  },
];

const done = (message: string) => ({ message, order: ORDER, position: '9' });

/** Partner spec, section 8: the server's words, as a toast of two seconds. */
const SUCCESS: readonly Row[] = [
  {
    situation: 'login',
    text: 'Login successful',
    api: {
      'POST /partner/login': {
        ...{ message: 'Login successful', token: 't', refreshToken: 'r' },
        ...{ name: 'Harish', email: 'h@example.com', phone: PHONE, role: 'Partner' },
      },
    },
    show: loggingIn,
    provoke: () => logIn(PHONE, 'partner-one'),
  },
  ...(['block', 'unblock'] as const).map(
    (verb): Row => ({
      situation: verb,
      text: `Pickup boy ${verb}ed successfully`,
      api: { [`PUT /partner/${verb}-pickup-person/${PHONE}/p1`]: done(`Pickup boy ${verb}ed successfully`) },
      show: () => show(<BlockButton person={{ ...PERSON, isBlocked: verb === 'unblock' }} />),
      provoke: async () => {
        await press(/lock Ravi Kumar$/);
        await press(verb === 'block' ? 'Block' : 'Unblock');
      },
    }),
  ),
  {
    situation: 'requote',
    text: 'Evaluation requoted successfully',
    api: { ...FOUND, [`PUT /partner/requote/partner/${PHONE}/${orderId}`]: done('Evaluation requoted successfully') },
    show: () => {
      const result = { orderId, basePrice: 9000, appliedOptions: [] };
      reevaluationStore.merge({ orderId, currentStep: 0, answers: null, result });
      page(evaluationResult.Component, paths.partner.evaluationResult(orderId))();
    },
    provoke: () => press('Confirm Evaluation'),
  },
  {
    situation: 'completion',
    text: 'Order completed successfully',
    api: {
      ...FOUND,
      ...STORED,
      [`PUT /partner/complete-order/${orderId}/${PHONE}`]: done('Order completed successfully'),
    },
    show: completing,
    provoke: async () => {
      await complete();
      await press('Yes, complete the order');
    },
  },
  {
    situation: 'cancellation',
    text: 'Order cancelled successfully',
    api: { [`PUT /partner/cancel-order/${orderId}/${PHONE}`]: done('Order cancelled successfully') },
    show: cancelling,
    provoke: async () => {
      await press('Cancel Order');
      await type('Reason', 'Not as described');
      await press('Yes, cancel the order');
    },
  },
];

describe('what the partner portal says', () => {
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

  it.each(VALIDATION)('$situation: $text', async ({ text, api = {}, show, provoke }) => {
    const calls = fakeApi(api);
    show();
    await provoke();
    expect((await screen.findAllByText(text)).at(-1)).toBeVisible();
    expect(calls.filter(({ method, path }) => method !== 'GET' && path !== '/files')).toEqual([]);
  });

  it.each(SUCCESS)('$situation: $text', async ({ text, api = {}, show, provoke }) => {
    fakeApi(api);
    show();
    await provoke();
    await waitFor(() => expect(currentToasts()).toMatchObject([{ kind: 'success', text }]));
  });

  it('for as long as it takes to read: 2 s, 4 s, twenty toasts at once', () => {
    expect(TOAST_DURATION_MS).toMatchObject({ success: 2000, error: 4000 });
    for (let count = 0; count <= TOAST_LIMIT; count += 1) toast.error(`Toast ${count}`);
    expect(currentToasts()).toHaveLength(20);
    expect(currentToasts().at(-1)?.text).toBe('Toast 20');
  });
});
