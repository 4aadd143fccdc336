import { Logger } from '@nestjs/common';
import { type Message } from '@phirse/contracts/kernel/message.js';
import { type EachMessagePayload, Kafka, logLevel, Partitioners, type Producer } from 'kafkajs';
import { kafkaLog } from './kafka-log.js';
import { type MessageHandler, type MessageTransport, type Subscription } from './message-transport.js';
import { untilHandled } from './until-handled.js';

/** Partitions of a topic that we make. Never raised afterwards: a key would move to another one, and its order be lost. */
const PARTITIONS = 6;
/** The cluster's own default. */
const REPLICATION = -1;
const ALL_REPLICAS = -1;
/** The client's own tries, some seconds in all; who publishes goes on trying for as long as it wants. */
const RETRY = { initialRetryTime: 100, maxRetryTime: 2000, retries: 4 };

/** Messages over Apache Kafka. */
export class KafkaTransport implements MessageTransport {
  readonly name = 'kafka';
  private readonly kafka: Kafka;
  private readonly logger = new Logger('kafka');
  private readonly known = new Set<string>();
  private readonly subscriptions = new Set<Subscription>();
  private producer: Promise<Producer> | null = null;

  constructor(brokers: readonly string[], clientId = 'phirse') {
    this.kafka = new Kafka({
      brokers: [...brokers],
      clientId,
      logLevel: logLevel.WARN,
      logCreator: kafkaLog,
      connectionTimeout: 3000,
      retry: RETRY,
    });
  }

  async publish(topic: string, messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    await this.ensureTopics([topic]);
    const producer = await this.connected();
    try {
      await producer.send({
        topic,
        acks: ALL_REPLICAS,
        messages: messages.map((message) => ({
          key: message.key,
          value: JSON.stringify(message),
          headers: { id: message.id, type: message.type },
          timestamp: String(Date.parse(message.occurredAt)),
        })),
      });
    } catch (error) {
      // After a failed send the broker's and the client's sequence numbers may differ for good: the next try has a producer of its own.
      this.producer = null;
      await producer.disconnect().catch(() => {});
      throw error;
    }
  }

  /** Makes the topics that are not there yet. */
  async ensureTopics(topics: readonly string[]): Promise<void> {
    const missing = topics.filter((topic) => !this.known.has(topic));
    if (missing.length === 0) return;
    const admin = this.kafka.admin();
    try {
      await admin.connect();
      await admin.createTopics({
        topics: missing.map((topic) => ({ topic, numPartitions: PARTITIONS, replicationFactor: REPLICATION })),
      });
    } finally {
      await admin.disconnect().catch(() => {});
    }
    for (const topic of missing) this.known.add(topic);
  }

  async subscribe(topic: string, group: string, handler: MessageHandler): Promise<Subscription> {
    await this.ensureTopics([topic]);
    const stopping = new AbortController();
    const consumer = this.kafka.consumer({ groupId: group });
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [topic], fromBeginning: true });
      await consumer.run({ eachMessage: (payload) => this.receive(payload, handler, stopping.signal) });
    } catch (error) {
      await consumer.disconnect().catch(() => {});
      throw error;
    }
    const subscription = {
      stop: async () => {
        stopping.abort();
        this.subscriptions.delete(subscription);
        await consumer.disconnect();
      },
    };
    this.subscriptions.add(subscription);
    return subscription;
  }

  async close(): Promise<void> {
    await Promise.all([...this.subscriptions].map((subscription) => subscription.stop()));
    const producer = await this.producer?.catch(() => null);
    this.producer = null;
    await producer?.disconnect();
  }

  private async receive(
    { topic, partition, message, heartbeat }: EachMessagePayload,
    handler: MessageHandler,
    signal: AbortSignal,
  ): Promise<void> {
    const parsed = parse(message.value);
    if (!parsed) {
      this.logger.error(`passed over what is no message of ours: ${topic}, partition ${partition}, ${message.offset}`);
      return;
    }
    // What is thrown keeps the offset where it is: the group's next member gets this message.
    if (!(await untilHandled(handler, parsed, signal, heartbeat))) throw new Error('stopped before it was handled');
  }

  private connected(): Promise<Producer> {
    this.producer ??= this.connect().catch((error: unknown) => {
      this.producer = null;
      throw error;
    });
    return this.producer;
  }

  private async connect(): Promise<Producer> {
    const producer = this.kafka.producer({
      idempotent: true,
      // More than one in flight could change places when tried again.
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      retry: RETRY,
    });
    await producer.connect();
    return producer;
  }
}

/** The message in a record; `null` where somebody else wrote there. */
export function parse(value: Buffer | null): Message | null {
  try {
    const parsed: unknown = JSON.parse(value?.toString() ?? '');
    return isMessage(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value !== 'object' || value === null) return false;
  const { id, type, key, occurredAt, position, data } = value as Partial<Record<keyof Message, unknown>>;
  return (
    [id, type, key, occurredAt].every((text) => typeof text === 'string') &&
    typeof position === 'number' &&
    typeof data === 'object' &&
    data !== null
  );
}
