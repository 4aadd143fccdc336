import type { Socket } from 'node:net';
import type { Services } from './command.js';
import { errorReply, execute } from './execute.js';
import { Fault } from './fault.js';
import type { Journal } from './journal.js';
import { frameReply, messageId, messageLength, ProtocolError, readMessage } from './wire.js';

/** Serves one client: whole messages in, answers out once what they changed is safe. */
export function serve(socket: Socket, services: Services, journal: Journal): void {
  let chunks: Buffer[] = [];
  let size = 0;
  let expected: number | null = null;

  const answer = (document: Buffer, to: { readonly id: number; readonly legacy: boolean }): void => {
    journal.whenSafe(() => {
      if (socket.destroyed) return;
      // A client that sends without reading is not served further until it has read.
      if (!socket.write(frameReply(document, to))) socket.pause();
    });
  };

  const handle = (message: Buffer): void => {
    try {
      const request = readMessage(message);
      const reply = execute(request, services);
      if (request.wantsReply) answer(reply, request);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      answer(errorReply(error), { id: messageId(message), legacy: false });
    }
  };

  socket.setNoDelay(true);
  socket.on('drain', () => socket.resume());
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    // Pieces are joined once a message is complete, not for every piece: large messages come in hundreds of them.
    if (expected !== null && size < expected) return;
    let bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks);
    try {
      for (
        expected = messageLength(bytes);
        expected !== null && bytes.length >= expected;
        expected = messageLength(bytes)
      ) {
        handle(bytes.subarray(0, expected));
        bytes = bytes.subarray(expected);
      }
    } catch (error) {
      const reason =
        error instanceof ProtocolError ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`embedded mongo: connection closed: ${reason}\n`);
      socket.destroy();
      bytes = Buffer.alloc(0);
    }
    chunks = bytes.length > 0 ? [bytes] : [];
    size = bytes.length;
  });
}
