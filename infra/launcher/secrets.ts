import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const NAMES = ['TOKEN_SECRET', 'PHONE_SECRET', 'AUDIT_SECRET'] as const;

export type Secrets = Readonly<Record<(typeof NAMES)[number], string>>;

/** The embedded default's secrets: made at first start, kept beside the data, readable by the owner only. */
export function ownSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = path.join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    const made = Object.fromEntries(NAMES.map((name) => [name, randomBytes(32).toString('base64url')]));
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600, flag: 'wx' });
  }
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isSecrets(read)) throw new Error(`${file} is damaged: it must hold ${NAMES.join(', ')}`);
  return read;
}

function isSecrets(value: unknown): value is Secrets {
  return typeof value === 'object' && value !== null && NAMES.every((name) => name in value);
}
