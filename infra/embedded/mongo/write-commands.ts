import { bytesOf, rawDocument, rawElement, rawElements } from './bson-value.js';
import { contentOf } from './collection.js';
import { type Call, type Command, checkArguments, OK, taking } from './command.js';
import { Fault } from './fault.js';
import { findRecords } from './plan.js';
import { parseProjection } from './projection.js';
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
  let [n, nModified] = [0, 0];
  const inserted: { readonly index: number; readonly _id: Value }[] = [];
  const errors = each(call, 'updates', (statement, index) => {
    checkArguments(statement, '', UPDATE, 'update.updates');
    const result = updateRecords(call, namespace, {
      query: documentOf(statement, 'q'),
      change: statement.get('u'),
      multi: isTruthy(statement.get('multi')),
      upsert: isTruthy(statement.get('upsert')),
    });
    n += result.matched;
    nModified += result.modified;
    if (result.insertedId !== undefined) {
      n++;
      inserted.push({ index, _id: result.insertedId });
    }
  });
  return { n, nModified, ...(inserted.length > 0 ? { upserted: inserted } : {}), ...errors, ...OK };
}

interface UpdateStatement {
  readonly query: Doc;
  readonly change: Value | undefined;
  readonly multi: boolean;
  readonly upsert: boolean;
}

function updateRecords(call: Call, namespace: string, statement: UpdateStatement) {
  const { databases } = call.services;
  const change = parseUpdate(statement.change);
  if (statement.multi && 'replacement' in change)
    throw new Fault(9, 'multi update is not supported for replacement-style update');
  const query = queryOf(statement.query, undefined, 0, statement.multi ? 0 : 1);
  const collection = databases.find(namespace);
  const records = collection ? findRecords(collection, query).records : [];
  let modified = 0;
  for (const record of records) if (collection?.replace(record, updated(contentOf(record), change))) modified++;
  if (records.length > 0 || !statement.upsert) return { matched: records.length, modified, insertedId: undefined };
  const insertedId = databases.findOrCreate(namespace).insert(upserted(query.filter, change)).id;
  return { matched: 0, modified: 0, insertedId };
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
  const before = record && contentOf(record);
  if (record && before && collection) {
    if (change) collection.replace(record, updated(before, change));
    else collection.remove(record);
    const value = change && returnNew ? contentOf(record) : before;
    const lastErrorObject = change ? { n: 1, updatedExisting: true } : { n: 1 };
    return modifyReply(lastErrorObject, projection ? projection(value) : value);
  }
  if (!change || !call.flag('upsert')) {
    return modifyReply(change ? { n: 0, updatedExisting: false } : { n: 0 }, null);
  }
  const { id, record: made } = databases.findOrCreate(namespace).insert(upserted(query.filter, change));
  const value = returnNew ? (projection?.(contentOf(made)) ?? contentOf(made)) : null;
  return modifyReply({ n: 1, updatedExisting: false, upserted: id }, value);
}

/** The document goes out as it is stored, unless a projection made it. */
function modifyReply(lastErrorObject: Readonly<Record<string, unknown>>, value: Doc | null): Buffer {
  const shown = value ? rawElement(3, 'value', bytesOf(value)) : rawElements({ value: null });
  return rawDocument(rawElements({ lastErrorObject }), shown, rawElements(OK));
}
