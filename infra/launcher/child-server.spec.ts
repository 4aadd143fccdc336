import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Supervised, supervise } from './child-server.js';

/** Serves nothing, but says that it does; dies at once where there is a file `ill` beside it. */
const SCRIPT = `
import { existsSync } from 'node:fs';
if (existsSync(new URL('ill', import.meta.url))) process.exit(3);
process.stdout.write(JSON.stringify({ ready: true, port: Number(process.argv[2]) || 4242 }) + '\\n');
setInterval(() => {}, 1000);
process.on('SIGTERM', () => process.exit(0));
`;

let folder: string;
let supervised: Supervised | null = null;
let messages: string[] = [];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'phirse-child-'));
  writeFileSync(path.join(folder, 'server.mjs'), SCRIPT);
  messages = [];
  const options = (port: number) => ({
    name: 'the server',
    script: path.join(folder, 'server.mjs'),
    args: [String(port)],
    env: process.env,
    stderr: 'ignore' as const,
  });
  supervised = await supervise(options, (message) => messages.push(message));
});
afterEach(async () => {
  await supervised?.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`not within 10 s: ${holds}`);
    await sleep(10);
  }
}

describe('a supervised server', () => {
  const running = () => supervised?.server();

  it('that is killed runs again, at once and on its port', async () => {
    const first = running();
    first?.kill('SIGKILL');
    await until(() => running()?.pid !== first?.pid);
    expect(running()?.port).toBe(4242);
    expect(messages).toEqual(['the server ended with SIGKILL; starting it again']);
  });

  it('that keeps dying is tried again after longer and longer, and runs once it can', async () => {
    const first = running();
    writeFileSync(path.join(folder, 'ill'), '');
    first?.kill('SIGKILL');
    const began = Date.now();
    await until(() => messages.length >= 4);
    // 100, 200 and 400 ms between the tries.
    expect(Date.now() - began).toBeGreaterThan(700);
    expect(messages.at(-1)).toBe('the server ended with 3 before it served; its message is above');
    rmSync(path.join(folder, 'ill'));
    await until(() => running()?.pid !== first?.pid);
  });

  it('is not started again once it was stopped, also where it was just being started', async () => {
    running()?.kill('SIGKILL');
    await until(() => messages.length === 1);
    await supervised?.stop();
    const last = running();
    await last?.gone;
    await sleep(300);
    expect(running()).toBe(last);
    expect(messages).toHaveLength(1);
  });
});
