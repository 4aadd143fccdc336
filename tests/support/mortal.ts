import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const RESTART_MS = 100;

export interface MortalOptions {
  readonly script: string;
  /** Arguments and environment for a port; 0 at the first start. */
  readonly args: (port: number) => readonly string[];
  readonly env: (port: number) => NodeJS.ProcessEnv;
}

/**
 * A server that a test kills: whenever it is gone it is started again on its port, at once, however often. The product's own supervisor
 * waits longer and longer for a server that keeps dying.
 */
export class Mortal {
  port = 0;
  kills = 0;
  private child: ChildProcess;
  private stopping = false;
  private living: Promise<void>;

  private constructor(private readonly options: MortalOptions) {
    this.child = this.spawn();
    this.living = this.keepAlive();
  }

  /** Starts it and waits until it serves. */
  static async start(options: MortalOptions): Promise<Mortal> {
    const mortal = new Mortal(options);
    while (mortal.port === 0) {
      if (mortal.child.exitCode !== null) throw new Error(`${options.script} ended with ${mortal.child.exitCode}`);
      await sleep(20);
    }
    return mortal;
  }

  /** Kills it as it is, be it at work or still starting. `false` where it is dead already. */
  kill(): boolean {
    const killed = isRunning(this.child) && this.child.kill('SIGKILL');
    if (killed) this.kills += 1;
    return killed;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.child.kill('SIGTERM');
    const timer = setTimeout(() => this.child.kill('SIGKILL'), 10_000);
    await this.living;
    clearTimeout(timer);
  }

  private async keepAlive(): Promise<void> {
    for (;;) {
      const { child } = this;
      if (isRunning(child)) await new Promise((resolve) => child.once('exit', resolve));
      if (this.stopping) return;
      await sleep(RESTART_MS);
      if (this.stopping) return;
      this.child = this.spawn();
    }
  }

  private spawn(): ChildProcess {
    const { script, args, env } = this.options;
    const child = spawn(process.execPath, [script, ...args(this.port), '--exit-with-parent'], {
      env: env(this.port),
      stdio: ['pipe', 'pipe', process.env.CHAOS_LOG ? 'inherit' : 'ignore'],
    });
    child.stdin.on('error', () => {});
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('{"ready":true')) this.port = Number(JSON.parse(line).port);
    });
    return child;
  }
}

const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
