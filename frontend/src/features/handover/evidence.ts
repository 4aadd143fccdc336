import { type FileUploaded } from '@phirse/contracts/read-models/answers.js';
import { isImei } from '@phirse/contracts/rules/imei.js';
import { sessionJson } from '../../lib/storage.js';

/** What must be shown of a handover, in the order in which it is at hand at the door. */
export const SLOTS = [
  {
    name: 'imeiImage',
    label: 'IMEI photo',
    hint: 'The screen after dialling *#06#, or the box.',
    facing: 'environment',
  },
  { name: 'deviceFront', label: 'Device, front', hint: 'Switched on.', facing: 'environment' },
  {
    name: 'deviceBack',
    label: 'Device, back',
    hint: 'One photo of the device is enough, two are better.',
    facing: 'environment',
  },
  {
    name: 'deviceBill',
    label: 'Device bill',
    hint: 'Without a bill: the signed purchase note.',
    facing: 'environment',
  },
  { name: 'idCard', label: 'ID card', hint: "The customer's Aadhaar, licence or passport.", facing: 'environment' },
  { name: 'customerImg', label: 'Customer photo', hint: 'With the device in hand.', facing: 'environment' },
] as const;

export type SlotName = (typeof SLOTS)[number]['name'];
/** A stored picture: its name goes into the order, its link shows it. */
export type Uploaded = Pick<FileUploaded, 'name' | 'link'>;

/** The form as far as it has come; survives a reload, so that nobody photographs an ID card twice. */
export interface Handover {
  readonly imeiNumber: string;
  readonly pictures: Readonly<Partial<Record<SlotName, Uploaded>>>;
}

export const FILL_ALL = 'Please fill all device information fields';
export const IMEI_MESSAGE = 'That is no valid IMEI. Please check all 15 digits (dial *#06#).';

export interface HandoverProblem {
  readonly field: SlotName | 'imeiNumber';
  readonly message: string;
}

/** What is still missing, in the order of the form: one picture of the device will do. */
export function problemsOf({ imeiNumber, pictures }: Handover): readonly HandoverProblem[] {
  const imei = !imeiNumber.trim() ? 'Enter the IMEI number.' : isImei(imeiNumber.trim()) ? null : IMEI_MESSAGE;
  const missing = SLOTS.filter(({ name }) => !pictures[name]).filter(
    ({ name }) => name !== 'deviceBack' && !(name === 'deviceFront' && pictures.deviceBack),
  );
  return [
    ...(imei ? [{ field: 'imeiNumber' as const, message: imei }] : []),
    ...missing.map(({ name, label }) => ({ field: name, message: `${label} is missing.` })),
  ];
}

const PREFIX = 'handover:';
const keyOf = (orderId: string) => PREFIX + orderId;
const EMPTY: Handover = { imeiNumber: '', pictures: {} };

/** The parsing boundary of what this app itself has written. */
export function storedHandover(orderId: string): Handover {
  const stored = sessionJson.read(keyOf(orderId));
  if (typeof stored !== 'object' || stored === null) return EMPTY;
  const { imeiNumber, pictures } = stored as Partial<Handover>;
  return {
    imeiNumber: typeof imeiNumber === 'string' ? imeiNumber : '',
    pictures: typeof pictures === 'object' && pictures !== null ? pictures : {},
  };
}

export function storeHandover(orderId: string, handover: Handover): void {
  sessionJson.write(keyOf(orderId), handover);
}

export function forgetHandover(orderId: string): void {
  sessionJson.remove(keyOf(orderId));
}

/** Every handover that this tab has begun. */
export function forgetHandovers(): void {
  try {
    for (const key of Object.keys(window.sessionStorage)) if (key.startsWith(PREFIX)) sessionJson.remove(key);
  } catch {
    // A browser without storage has kept none.
  }
}
