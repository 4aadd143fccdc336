import { BACKWARDS, END, EventStoreDBClient } from '@eventstore/db-client';
import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { Public } from '@phirse/infra/http/access.js';
import { type FastifyReply } from 'fastify';
import { Db } from 'mongodb';

const PROBE_MS = 1500;

/** For load balancers and start scripts: alive at all, and able to do its work. */
@Controller('health')
@Public()
export class HealthController {
  constructor(
    private readonly eventStore: EventStoreDBClient,
    private readonly db: Db,
  ) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [eventStore, mongo] = await Promise.all([works(this.readOne()), works(this.db.command({ ping: 1 }))]);
    const ready = eventStore && mongo;
    if (!ready) reply.status(HttpStatus.SERVICE_UNAVAILABLE);
    return { status: ready ? 'ok' : 'unavailable', checks: { eventStore, mongo } };
  }

  private async readOne(): Promise<void> {
    for await (const _ of this.eventStore.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 })) return;
  }
}

async function works(probe: Promise<unknown>): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PROBE_MS, false).unref());
  return Promise.race([probe.then(() => true).catch(() => false), late]);
}
