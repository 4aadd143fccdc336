import { Logger } from '@nestjs/common';
import { type logCreator, logLevel } from 'kafkajs';

/** The client's log lines among our own: what it will try again is a warning, whatever it calls it. */
export const kafkaLog: logCreator = () => {
  const logger = new Logger('kafka');
  return ({ level, log: { message, error } }) => {
    const line = typeof error === 'string' ? `${message}: ${error}` : message;
    if (level <= logLevel.WARN) logger.warn(line);
    else logger.debug(line);
  };
};
