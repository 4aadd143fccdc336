/** Runs `task` with a fixed number in flight for some seconds; answers completions per second. The task gets a running number. */
export async function perSecond(
  inFlight: number,
  seconds: number,
  task: (n: number) => Promise<unknown>,
): Promise<number> {
  let n = 0;
  let done = 0;
  const began = performance.now();
  const end = began + seconds * 1000;
  const lane = async () => {
    while (performance.now() < end) {
      await task(n++);
      done++;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
  return done / ((performance.now() - began) / 1000);
}

/** Seconds that `work` takes. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

export const round = (value: number) => Math.round(value).toLocaleString('en-IN');
export const ratio = (part: number, whole: number) => (part / whole).toFixed(2);
