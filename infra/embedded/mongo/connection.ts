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
  let expected = 0;

  const answer = (document: Buffer, to: { readonly id: number; readonly legacy: boolean }): void => {
    journal.whenSafe(() => {
      if (socket.destroyed) return;
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

  // A client that sends without reading is not served further until it has read.
  const serveWhole = (): void => {
    // Pieces are joined once a message is complete, not for every piece: large messages come in hundreds of them.
    if (size < expected) return;
    let bytes = chunks.length === 1 ? (chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(chunks);
    expected = 0;
    while (!socket.destroyed && !socket.writableNeedDrain) {
      const length = messageLength(bytes);
      expected = length ?? 0;
      if (length === null || bytes.length < length) break;
      handle(bytes.subarray(0, length));
      bytes = bytes.subarray(length);
      expected = 0;
    }
    chunks = bytes.length > 0 ? [bytes] : [];
    size = bytes.length;
  };

  const guarded = (): void => {
    try {
      serveWhole();
    } catch (error) {
      const reason =
        error instanceof ProtocolError ? error.message : error instanceof Error ? error.stack : String(error);
      process.stderr.write(`embedded mongo: connection closed: ${reason}\n`);
      chunks = [];
      socket.destroy();
    }
  };

  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  socket.on('drain', () => {
    guarded();
    if (!socket.writableNeedDrain) socket.resume();
  });
  socket.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    guarded();
  });
}
