/** Gives the time as an ISO 8601 UTC string. Deciders get its answer as an argument. */
export type Clock = () => string;

/** `instant` moved by a number of seconds. */
export function plusSeconds(instant: string, seconds: number): string {
  return new Date(Date.parse(instant) + seconds * 1000).toISOString();
}

/** The calendar day (`YYYY-MM-DD`) of an instant in India, which has one time zone and no daylight saving. */
export function indianDay(instant: string): string {
  return new Date(Date.parse(instant) + 5.5 * 3_600_000).toISOString().slice(0, 10);
}

/** Hour of the day, 0 to 23, of an instant in India. */
export function indianHour(instant: string): number {
  return new Date(Date.parse(instant) + 5.5 * 3_600_000).getUTCHours();
}

/** Whether it is a day of the calendar, `YYYY-MM-DD`: the 30th of February is none. */
export function isDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
