import { Logger } from '@nestjs/common';
import { type logCreator, logLevel } from 'kafkajs';

/** Whoever asked for the connection is told of its failure by a rejection. */
const TOLD_OTHERWISE: readonly string[] = ['Connection', 'BrokerPool'];

/** The client's log lines among our own: what it will try again is a warning, whatever it calls it. */
export const kafkaLog: logCreator = () => {
  const logger = new Logger('kafka');
  return ({ namespace, level, log: { message, error } }) => {
    const line = typeof error === 'string' ? `${message}: ${error}` : message;
    if (level <= logLevel.WARN && !TOLD_OTHERWISE.includes(namespace)) logger.warn(line);
    else logger.debug(line);
  };
};
