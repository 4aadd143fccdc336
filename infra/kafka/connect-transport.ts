import { type Config } from '../config.js';
import { InProcessTransport } from './in-process-transport.js';
import { KafkaTransport } from './kafka-transport.js';
import { type MessageTransport } from './message-transport.js';

/** Kafka where brokers are configured, otherwise the process's own memory. Connects at the first use. */
export function transportOf({ kafkaBrokers }: Pick<Config, 'kafkaBrokers'>): MessageTransport {
  return kafkaBrokers ? new KafkaTransport(kafkaBrokers) : new InProcessTransport();
}
