import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { keepRunning, reasonOf } from '../retry.js';

export interface ChildServerOptions {
  /** For messages: 'the event store'. */
  readonly name: string;
  /** Compiled entry point; it prints `{"ready":true,"port":N}` on standard output once it serves. */
  readonly script: string;
  readonly args: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** File descriptor or 'inherit' for its log lines. */
  readonly stderr?: 'inherit' | 'ignore' | number;
  readonly readyWithinMs?: number;
}

export interface ChildServer {
  readonly port: number;
  readonly pid: number;
  /** Settles with the exit code or signal once the process is gone. */
  readonly gone: Promise<number | NodeJS.Signals>;
  /** Asks it to end (SIGTERM) and waits; kills it after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a server of ours as a process of its own and waits until it serves. It ends with this process, however this one ends. */
export async function startChildServer(options: ChildServerOptions): Promise<ChildServer> {
  const child = spawn(
    process.execPath,
    ['--enable-source-maps', options.script, ...options.args, '--exit-with-parent'],
    {
      env: options.env,
      stdio: ['pipe', 'pipe', options.stderr ?? 'inherit'],
      // Ctrl-C reaches the whole terminal group: the launcher alone decides in which order things end.
      detached: process.platform !== 'win32',
    },
  );
  const gone = new Promise<number | NodeJS.Signals>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0));
    child.once('error', () => resolve(1));
  });
  child.stdin?.on('error', () => {});
  const port = await readyPort(child, gone, options);
  return {
    port,
    pid: child.pid ?? -1,
    gone,
    kill: (signal) => void child.kill(signal),
    stop: async (graceMs = 10_000) => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), graceMs);
      await gone;
      clearTimeout(timer);
    },
  };
}

/** Runs a program of ours to its end; answers its exit code or signal. */
export function runChild({ script, args, env }: ChildServerOptions): Promise<number | NodeJS.Signals> {
  const child = spawn(process.execPath, ['--enable-source-maps', script, ...args], { env, stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(signal ?? code ?? 0));
    child.once('error', reject);
  });
}

function readyPort(
  child: ChildProcess,
  gone: Promise<number | NodeJS.Signals>,
  { name, readyWithinMs = 120_000 }: ChildServerOptions,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`${name} did not start within ${readyWithinMs / 1000} s`));
    }, readyWithinMs);
    gone.then((code) => {
      clearTimeout(timer);
      reject(new Error(`${name} ended with ${code} before it served; its message is above`));
    });
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      const ready = readyMessage(line);
      if (ready === null) return void process.stdout.write(`${line}\n`);
      clearTimeout(timer);
      resolve(ready);
    });
  });
}

function readyMessage(line: string): number | null {
  if (!line.startsWith('{"ready":true')) return null;
  const message: unknown = JSON.parse(line);
  return typeof message === 'object' && message !== null && 'port' in message ? Number(message.port) : null;
}

export interface Supervised {
  /** The current process. */
  server(): ChildServer;
  stop(): Promise<void>;
}

/** Keeps a server running: one that dies is started again on the same port, at once, then with back-off while it keeps dying. */
export async function supervise(
  options: (port: number) => ChildServerOptions,
  onRestart: (message: string) => void,
): Promise<Supervised> {
  let server = await startChildServer(options(0));
  const { port } = server;
  const stopping = new AbortController();
  let isGone = false;
  const live = async () => {
    if (isGone) server = await startChildServer(options(port));
    // Whoever asked for the end while this one was starting could not stop it.
    if (stopping.signal.aborted) return server.stop();
    isGone = false;
    const code = await server.gone;
    isGone = true;
    if (!stopping.signal.aborted) onRestart(`${options(port).name} ended with ${code}; starting it again`);
  };
  const watching = keepRunning(live, stopping.signal, (error) => onRestart(reasonOf(error)));
  return {
    server: () => server,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await watching;
    },
  };
}
