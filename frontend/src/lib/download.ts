import { authority, type CallOptions, ownWrites, withQuery } from './api-client.js';
import { networkError, problemOf } from './api-error.js';
import { sessionOf } from './authorized-fetch.js';

/** Fetches a file with the session's token, which a plain link could not carry, and gives it to the browser to save. Throws ApiError. */
export async function download(path: string, query: CallOptions['query']): Promise<void> {
  const url = ownWrites.after(withQuery(path, query));
  const answer = await authority
    .with(sessionOf(path), (token) => fetch(url, { headers: token ? { Authorization: `Bearer ${token}` } : {} }))
    .catch(() => {
      throw networkError();
    });
  if (!answer.ok) throw problemOf(answer.status, await answer.json().catch(() => null));
  // A file that breaks off fails here: half a passbook is never saved.
  const file = await answer.blob().catch(() => {
    throw networkError();
  });
  const name = /filename="([^"]+)"/.exec(answer.headers.get('Content-Disposition') ?? '')?.[1];
  save(file, name ?? 'download');
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
