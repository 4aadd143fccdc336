import { readFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { GenericContainer, type StartedTestContainer, Wait } from 'testcontainers';
import { root, type ServerUrls } from '../support/product.js';

export interface RealServers extends ServerUrls {
  readonly kafkaBroker: string;
  stop(): Promise<void>;
}

const START_MS = 120_000;

/** EventStoreDB, a MongoDB replica set and Kafka, in the versions and with the settings of docker-compose.yml. `host` is the engine's. */
export async function startRealServers(host: string): Promise<RealServers> {
  const started: StartedTestContainer[] = [];
  const start = async (container: GenericContainer): Promise<StartedTestContainer> => {
    const running = await container.withStartupTimeout(START_MS).start();
    started.push(running);
    return running;
  };
  const stop = async () => {
    await Promise.all(started.map((container) => container.stop()));
  };
  const outcomes = await Promise.allSettled([startEventStore(start), startMongo(start), startKafka(host, start)]);
  const [eventStoreUrl, mongoUrl, kafkaBroker] = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? outcome.value : null,
  );
  if (eventStoreUrl && mongoUrl && kafkaBroker) return { eventStoreUrl, mongoUrl, kafkaBroker, stop };
  await stop();
  throw outcomes.find((outcome) => outcome.status === 'rejected')?.reason;
}

type Start = (container: GenericContainer) => Promise<StartedTestContainer>;

async function startEventStore(start: Start): Promise<string> {
  const container = await start(
    new GenericContainer(imageOf('eventstore'))
      .withEnvironment({
        EVENTSTORE_CLUSTER_SIZE: '1',
        EVENTSTORE_RUN_PROJECTIONS: 'None',
        EVENTSTORE_INSECURE: 'true',
        EVENTSTORE_TELEMETRY_OPTOUT: 'true',
      })
      .withExposedPorts(2113)
      .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCode(204)),
  );
  return `esdb://${container.getHost()}:${container.getMappedPort(2113)}?tls=false`;
}

const INITIATE = `rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'localhost:27017' }] });
while (!db.hello().isWritablePrimary) sleep(100);`;

async function startMongo(start: Start): Promise<string> {
  const container = await start(
    new GenericContainer(imageOf('mongo'))
      .withCommand(['--replSet', 'rs0', '--bind_ip_all'])
      .withExposedPorts(27017)
      .withWaitStrategy(Wait.forLogMessage(/waiting for connections/i)),
  );
  const { exitCode, output } = await container.exec(['mongosh', '--quiet', '--eval', INITIATE]);
  if (exitCode !== 0) throw new Error(`the replica set was not initiated: ${output}`);
  // Direct: the member's own name for itself is known inside its container only.
  return `mongodb://${container.getHost()}:${container.getMappedPort(27017)}/phirse?directConnection=true`;
}

/** A broker tells its clients the address to come back to: the port on the host must be known before it starts. */
async function startKafka(host: string, start: Start): Promise<string> {
  const port = await freePort();
  await start(
    new GenericContainer(imageOf('kafka'))
      .withEnvironment({
        KAFKA_NODE_ID: '1',
        KAFKA_PROCESS_ROLES: 'broker,controller',
        KAFKA_LISTENERS: 'PLAINTEXT://:9092,CONTROLLER://:9093',
        KAFKA_ADVERTISED_LISTENERS: `PLAINTEXT://${host}:${port}`,
        KAFKA_LISTENER_SECURITY_PROTOCOL_MAP: 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
        KAFKA_CONTROLLER_LISTENER_NAMES: 'CONTROLLER',
        KAFKA_CONTROLLER_QUORUM_VOTERS: '1@localhost:9093',
        KAFKA_OFFSETS_TOPIC_REPLICATION_FACTOR: '1',
        KAFKA_GROUP_INITIAL_REBALANCE_DELAY_MS: '0',
      })
      .withExposedPorts({ container: 9092, host: port })
      .withWaitStrategy(Wait.forLogMessage(/Kafka Server started/)),
  );
  return `${host}:${port}`;
}

/** The image that docker-compose.yml names for a service. */
export function imageOf(service: string): string {
  const compose = readFileSync(path.join(root, 'docker-compose.yml'), 'utf8');
  const image = new RegExp(`^ {2}${service}:\\n {4}image: (\\S+)$`, 'm').exec(compose)?.[1];
  if (!image) throw new Error(`docker-compose.yml names no image for ${service}`);
  return image;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
