import { AddPickupPersonBody } from '@phirse/contracts/commands/partner.commands.js';
import { readForm } from '@phirse/infra/http/multipart.js';
import { validationPipe } from '@phirse/infra/http/validation.js';
import { type FastifyRequest } from 'fastify';

export type DocumentName = 'drivingLicense' | 'aadharCard' | 'profileImg';

/** Each document as it was sent: a file's bytes, a data URL, or nothing. */
export type SentDocuments = Readonly<Record<DocumentName, Buffer | string | null>>;

export interface PickupPersonForm {
  readonly person: AddPickupPersonBody;
  readonly documents: SentDocuments;
}

/** Reads the form of a new pickup person, multipart or JSON. INVALID with every field that is wrong. */
export async function readPickupPersonForm(request: FastifyRequest): Promise<PickupPersonForm> {
  const { fields, files } = await readForm(request);
  const person: AddPickupPersonBody = await validationPipe().transform(fields, {
    type: 'body',
    metatype: AddPickupPersonBody,
  });
  const sent = (name: DocumentName) => files[name] ?? dataUrl(fields[name]);
  return {
    person,
    documents: {
      drivingLicense: sent('drivingLicense'),
      aadharCard: sent('aadharCard'),
      profileImg: sent('profileImg'),
    },
  };
}

function dataUrl(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
