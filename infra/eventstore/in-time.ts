/** Longest that one read or append may take. The client itself waits for as long as the connection lasts, half a minute with a frozen server. */
const MAX_CALL_MS = 5000;

/** What `call` answers, or, where that takes too long, an error. `giveUp` then lets go of the call; what it wrote may have been stored. */
export async function inTime<Answer>(call: Promise<Answer>, giveUp: () => void = () => {}): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      giveUp();
      reject(new Error(`the event store did not answer within ${MAX_CALL_MS / 1000} s`));
    }, MAX_CALL_MS);
  });
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
