import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../lib/query.js';
import { NewsletterForm } from './newsletter-form.js';

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const button = () => screen.getByRole('button');
const type = (text: string) => userEvent.type(screen.getByLabelText('Your email'), text);

describe('the newsletter form', () => {
  const own = globalThis.fetch;
  const sent = jest.fn<typeof fetch>();
  beforeEach(() => {
    sent.mockReset();
    globalThis.fetch = sent;
    render(
      <QueryClientProvider client={createQueryClient()}>
        <NewsletterForm />
      </QueryClientProvider>,
    );
  });
  afterEach(() => {
    globalThis.fetch = own;
  });

  it.each(['', '   '])('cannot be sent with "%s" as address', async (text) => {
    if (text) await type(text);
    expect(button()).toBeDisabled();
  });

  it('says Subscribing... and cannot be pressed while it is sent', async () => {
    let answer: (response: Response) => void = () => {};
    sent.mockReturnValue(
      new Promise<Response>((resolve) => {
        answer = resolve;
      }),
    );
    await type('asha@example.in');
    await userEvent.click(button());
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Subscribing...');
    answer(json(200, { data: { success: true, message: 'You are in.' } }));
    expect(await screen.findByRole('status')).toHaveTextContent('You are in.');
    expect(screen.getByLabelText('Your email')).toHaveValue('');
    expect(button()).toHaveTextContent('Subscribe');
  });

  it('has words of its own where the server gives none', async () => {
    sent.mockResolvedValue(json(200, { data: { success: true } }));
    await type('asha@example.in');
    await userEvent.click(button());
    expect(await screen.findByRole('status')).toHaveTextContent('Subscribed successfully!');
  });

  it.each([
    ['the server’s words', json(400, { code: 'VALIDATION_FAILED', message: 'No such address.' }), 'No such address.'],
    ['its own where there are none', json(502, {}), 'Subscription failed. Try again.'],
  ])('shows %s where it fails, and keeps the address', async (_what, response, words) => {
    sent.mockResolvedValue(response);
    await type('asha@example');
    await userEvent.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.getByLabelText('Your email')).toHaveValue('asha@example');
    expect(button()).toBeEnabled();
  });
});
