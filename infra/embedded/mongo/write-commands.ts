import { bytesOf, rawDocument, rawElement, rawElements } from './bson-value.js';
import { contentOf } from './collection.js';
import { type Call, type Command, checkArguments, OK, taking } from './command.js';
import { Fault } from './fault.js';
import { findRecords } from './plan.js';
import { type Projection, parseProjection } from './projection.js';
import { queryOf } from './read-commands.js';
import { parseUpdate, updated, upserted } from './update.js';
import { Doc, isTruthy, numeric, type Value } from './value.js';

const UPDATE = taking('q u upsert multi');
const DELETE = taking('q limit');

/** Commands that change documents. */
export const writeCommands: Readonly<Record<string, Command>> = {
  insert: { takes: taking('documents ordered bypassDocumentValidation'), run: insert },
  update: { takes: taking('updates ordered bypassDocumentValidation'), run: update },
  delete: { takes: taking('deletes ordered'), run: remove },
  findAndModify: {
    takes: taking('query sort remove update new fields upsert bypassDocumentValidation'),
    run: findAndModify,
  },
};

/** Does each statement; an error ends the batch where it is ordered, and else only its own statement. */
function each(
  call: Call,
  argument: string,
  statement: (given: Doc, index: number) => void,
): Readonly<Record<string, unknown>> {
  const ordered = call.flag('ordered', true);
  const writeErrors: Readonly<Record<string, unknown>>[] = [];
  for (const [index, given] of call.documents(argument).entries()) {
    try {
      statement(given, index);
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.facts });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}

function insert(call: Call) {
  const namespace = call.namespace();
  let n = 0;
  const errors = each(call, 'documents', (doc) => {
    call.services.databases.findOrCreate(namespace).insert(doc);
    n++;
  });
  return { n, ...errors, ...OK };
}

function update(call: Call) {
  const namespace = call.namespace();
  const { databases } = call.services;
  let [n, nModified] = [0, 0];
  const made: { readonly index: number; readonly _id: Value }[] = [];
  const errors = each(call, 'updates', (statement, index) => {
    checkArguments(statement, '', UPDATE, 'update.updates');
    const change = parseUpdate(statement.get('u'));
    const multi = isTruthy(statement.get('multi'));
    if (multi && 'replacement' in change)
      throw new Fault(9, 'multi update is not supported for replacement-style update');
    const query = queryOf(documentOf(statement, 'q'), undefined, 0, multi ? 0 : 1);
    const collection = databases.find(namespace);
    const records = collection ? findRecords(collection, query).records : [];
    for (const record of records) {
      if (collection?.replace(record, updated(contentOf(record), change))) nModified++;
      n++;
    }
    if (records.length > 0 || !isTruthy(statement.get('upsert'))) return;
    made.push({ index, _id: databases.findOrCreate(namespace).insert(upserted(query.filter, change)).id });
    n++;
  });
  return { n, nModified, ...(made.length > 0 ? { upserted: made } : {}), ...errors, ...OK };
}

function documentOf(statement: Doc, name: string): Doc {
  const value = statement.get(name);
  if (!(value instanceof Doc)) throw new Fault(14, `BSON field '${name}' must be an object`);
  return value;
}

function remove(call: Call) {
  const collection = call.services.databases.find(call.namespace());
  let n = 0;
  const errors = each(call, 'deletes', (statement) => {
    checkArguments(statement, '', DELETE, 'delete.deletes');
    const limit = numeric(statement.get('limit'));
    if (limit !== 0 && limit !== 1) throw new Fault(9, 'The limit field in delete objects must be 0 or 1');
    const query = queryOf(documentOf(statement, 'q'), undefined, 0, limit);
    for (const record of collection ? findRecords(collection, query).records : []) {
      collection?.remove(record);
      n++;
    }
  });
  return { n, ...errors, ...OK };
}

function findAndModify(call: Call) {
  const namespace = call.namespace();
  const { databases } = call.services;
  const removing = call.flag('remove');
  const returnNew = call.flag('new');
  const change = removing ? null : parseUpdate(call.get('update'));
  if (removing && (call.get('update') !== undefined || call.flag('upsert') || returnNew)) {
    throw new Fault(9, "Cannot specify 'remove' together with 'update', 'upsert' or 'new'");
  }
  const query = queryOf(call.document('query'), call.document('sort'), 0, 1);
  const projection = parseProjection(call.document('fields'));
  const collection = databases.find(namespace);
  const record = collection ? findRecords(collection, query).records[0] : undefined;
  if (record && collection) {
    const before = contentOf(record);
    if (change) collection.replace(record, updated(before, change));
    else collection.remove(record);
    const shown = returnNew ? contentOf(record) : before;
    return modifyReply({ n: 1, ...(change && { updatedExisting: true }) }, shown, projection);
  }
  if (!change || !call.flag('upsert')) {
    return modifyReply({ n: 0, ...(change && { updatedExisting: false }) }, null, null);
  }
  const made = databases.findOrCreate(namespace).insert(upserted(query.filter, change));
  const shown = returnNew ? contentOf(made.record) : null;
  return modifyReply({ n: 1, updatedExisting: false, upserted: made.id }, shown, projection);
}

/** The document goes out as it is stored, unless a projection changes it. */
function modifyReply(lastErrorObject: object, found: Doc | null, projection: Projection | null): Buffer {
  const shown = found && projection ? projection(found) : found;
  const value = shown ? rawElement(3, 'value', bytesOf(shown)) : rawElements({ value: null });
  return rawDocument(rawElements({ lastErrorObject }), value, rawElements(OK));
}
