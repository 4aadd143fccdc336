import { afterAll, beforeAll, describe, it } from '@jest/globals';
import { KafkaTransport } from '@phirse/infra/kafka/kafka-transport.js';
import { startApplication } from '../support/product.js';
import { findEngine } from './container-engine.js';
import { runContractSuites } from './contract-suites.js';
import { describeSales, type Stand } from './describe-sales.js';
import { type RealServers } from './real-servers.js';

/** Images are fetched at the first run. */
const START_MS = 600_000;

/** Where no engine answers the run says that it is skipped; with STACK_REQUIRED=true it fails instead. */
const engine = await findEngine();
const host = 'host' in engine ? engine.host : null;
if ('missing' in engine) {
  if (process.env.STACK_REQUIRED) throw new Error(`tests/stack is required here, and cannot run: ${engine.missing}`);
  process.stderr.write(
    `tests/stack/real-servers: SKIPPED, nothing was tested against EventStoreDB, MongoDB and Kafka: ${engine.missing}\n`,
  );
}

(host ? describe : describe.skip)('on EventStoreDB, MongoDB and Kafka', () => {
  let servers: RealServers;

  beforeAll(async () => {
    const { startRealServers } = await import('./real-servers.js');
    servers = await startRealServers(String(host));
  }, START_MS);
  afterAll(() => servers?.stop(), 60_000);

  describeSales(() => standOn(servers), START_MS);

  // Last: it leaves streams in the log that no chain of ours holds.
  it('the contract of the embedded servers holds', () => runContractSuites(servers), START_MS);
});

async function standOn(servers: RealServers): Promise<Stand> {
  const application = await startApplication(servers, { env: { KAFKA_BROKERS: servers.kafkaBroker } });
  const transport = new KafkaTransport([servers.kafkaBroker], 'phirse-stack');
  return {
    url: application.url,
    eventStoreUrl: servers.eventStoreUrl,
    auditSecret: String(application.env.AUDIT_SECRET),
    transport,
    stop: async () => {
      await transport.close();
      await application.stop();
    },
  };
}
