import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQueryClient } from '../../lib/query.js';
import { ContactForm } from './contact-form.js';

const WORDS = { Name: 'Asha Rao', Email: 'asha@example.in', Phone: '98450 12345', Message: 'Do you buy tablets?' };
const calls: { readonly body: unknown; readonly key: string | null }[] = [];

/** Answers every call the same, and keeps what was sent. */
function answering(status: number, body: object) {
  globalThis.fetch = jest.fn<typeof fetch>(async (_input, init) => {
    calls.push({ body: JSON.parse(String(init?.body)), key: new Headers(init?.headers).get('Idempotency-Key') });
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
  });
}

const fill = async (words: Readonly<Record<string, string>>) => {
  for (const [label, text] of Object.entries(words)) await userEvent.type(screen.getByLabelText(label), text);
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact form', () => {
  const own = globalThis.fetch;
  beforeEach(() => {
    calls.length = 0;
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ContactForm />
      </QueryClientProvider>,
    );
  });
  afterEach(() => {
    globalThis.fetch = own;
  });

  it('marks all four fields as required', () => {
    for (const label of Object.keys(WORDS)) expect(screen.getByLabelText(label)).toBeRequired();
  });

  it.each([
    ['nothing', {}],
    ['all but the message', { ...WORDS, Message: '   ' }],
    ['all but the name', { ...WORDS, Name: '  ' }],
  ])('asks for what is missing where %s is given, and sends nothing', async (_given, words) => {
    answering(201, {});
    await fill(words);
    await send();
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent('Please fill in all fields.');
    expect(summary).toHaveFocus();
    expect(calls).toEqual([]);
  });

  it('leads from the summary to the first field that is empty', async () => {
    await fill({ Name: WORDS.Name });
    await send();
    await userEvent.click(within(screen.getByRole('alert')).getByRole('link'));
    expect(screen.getByLabelText('Email')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Enter your email address/);
    expect(screen.getByLabelText('Name')).not.toBeInvalid();
  });

  it('forgives a field as soon as it is typed into', async () => {
    await send();
    await userEvent.type(screen.getByLabelText('Name'), 'A');
    expect(screen.getByLabelText('Name')).not.toBeInvalid();
    expect(screen.getByLabelText('Email')).toBeInvalid();
    expect(screen.getByLabelText('Name')).toHaveFocus();
  });

  it('sends what was typed, trimmed, and says so', async () => {
    answering(201, { message: 'ok', position: '1' });
    await fill({ ...WORDS, Message: '  Do you buy tablets?  ' });
    await send();
    expect(await screen.findByText('Your message has been sent successfully!')).toBeVisible();
    expect(calls.map(({ body }) => body)).toEqual([
      { name: WORDS.Name, email: WORDS.Email, phone: WORDS.Phone, message: WORDS.Message },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Write another' }));
    expect(screen.getByLabelText('Message')).toHaveValue('');
  });

  it('keeps everything where it fails, and sends it again as the same intention', async () => {
    answering(503, {});
    await fill(WORDS);
    await send();
    expect(await screen.findByText('Failed to send your message. Please try again later.')).toBeVisible();
    expect(screen.getByLabelText('Message')).toHaveValue(WORDS.Message);
    await send();
    await screen.findByRole('alert');
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  it('puts what the server refuses at its field', async () => {
    const errors = [{ field: 'email', message: 'Please enter a valid email address' }];
    answering(400, { code: 'VALIDATION_FAILED', status: 400, errors, message: 'Not valid' });
    await fill({ ...WORDS, Email: 'asha@' });
    await send();
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Please enter a valid email address/);
  });
});
