import { encode } from './bson-value.js';
import type { Collection } from './collection.js';
import { type Call, type Command, cursorReply, OK, type Reply, taking } from './command.js';
import { FIRST_BATCH } from './cursors.js';
import { nameOf } from './databases.js';
import { Fault } from './fault.js';
import { parseFilter } from './filter.js';
import { Doc } from './value.js';

/** Commands about collections, databases and indexes. */
export const catalogCommands: Readonly<Record<string, Command>> = {
  create: { takes: taking(''), run: create },
  drop: { takes: taking(''), run: drop },
  dropDatabase: { takes: taking(''), run: dropDatabase },
  renameCollection: { takes: taking('to dropTarget'), run: renameCollection },
  listCollections: { takes: taking('filter nameOnly authorizedCollections cursor'), run: listCollections },
  createIndexes: { takes: taking('indexes commitQuorum'), run: createIndexes },
  dropIndexes: { takes: taking('index'), run: dropIndexes },
  listIndexes: { takes: taking('cursor'), run: listIndexes },
};

function create(call: Call): Reply {
  const namespace = call.namespace();
  if (call.services.databases.find(namespace)) throw new Fault(48, `Collection ${namespace} already exists.`);
  call.services.databases.findOrCreate(namespace);
  return OK;
}

function drop(call: Call): Reply {
  const namespace = call.namespace();
  const collection = call.services.databases.find(namespace);
  if (!collection) return OK;
  const nIndexesWas = collection.indexes.length;
  forget(call, namespace);
  return { nIndexesWas, ns: namespace, ...OK };
}

function forget(call: Call, namespace: string): void {
  call.services.databases.drop(namespace);
  call.services.cursors.killAll(namespace);
}

function dropDatabase(call: Call): Reply {
  const { database } = call.request;
  for (const { namespace } of call.services.databases.list(database)) forget(call, namespace);
  return { dropped: database, ...OK };
}

function renameCollection(call: Call): Reply {
  if (call.request.database !== 'admin')
    throw new Fault(13, 'renameCollection may only be run against the admin database.');
  const [from, to] = [call.text('renameCollection'), call.text('to')];
  call.services.databases.rename(from, to, call.flag('dropTarget'));
  call.services.cursors.killAll(from);
  call.services.cursors.killAll(to);
  return OK;
}

function listCollections(call: Call): Reply {
  const { database } = call.request;
  const filter = parseFilter(call.document('filter') ?? new Doc());
  const found = call.services.databases
    .list(database)
    .map(
      ({ namespace, indexes }) =>
        new Doc([
          ['name', nameOf(namespace)],
          ['type', 'collection'],
          ['options', new Doc()],
          ['info', new Doc([['readOnly', false]])],
          ['idIndex', indexes[0]?.spec ?? null],
        ]),
    )
    .filter(filter.test);
  return batchReply(call, `${database}.$cmd.listCollections`, found);
}

function batchReply(call: Call, namespace: string, documents: readonly Doc[]): Reply {
  const size = Number(call.document('cursor')?.get('batchSize') ?? FIRST_BATCH);
  return cursorReply(call.services.cursors.start(namespace, documents.map(encode), size, false), 'firstBatch');
}

function createIndexes(call: Call): Reply {
  const namespace = call.namespace();
  const createdCollectionAutomatically = call.services.databases.find(namespace) === null;
  const collection = call.services.databases.findOrCreate(namespace);
  const numIndexesBefore = collection.indexes.length;
  const made = new Set<string>();
  try {
    for (const spec of call.documents('indexes')) if (collection.createIndex(spec)) made.add(String(spec.get('name')));
  } catch (error) {
    // All or none, as in mongod.
    collection.dropIndexes(made);
    throw error;
  }
  return { numIndexesBefore, numIndexesAfter: collection.indexes.length, createdCollectionAutomatically, ...OK };
}

function existing(call: Call): Collection {
  const namespace = call.namespace();
  const collection = call.services.databases.find(namespace);
  if (!collection) throw new Fault(26, `ns does not exist: ${namespace}`);
  return collection;
}

function dropIndexes(call: Call): Reply {
  const collection = existing(call);
  const nIndexesWas = collection.indexes.length;
  const given = call.get('index');
  const wanted =
    given === '*' ? collection.indexes.slice(1).map((index) => index.name) : Array.isArray(given) ? given : [given];
  const names = wanted.map((index) => {
    const found = collection.indexes.find((other) => other.name === index);
    if (!found) throw new Fault(27, `index not found with name [${String(index)}]`);
    if (found.name === '_id_') throw new Fault(72, 'cannot drop _id index');
    return found.name;
  });
  collection.dropIndexes(new Set(names));
  return { nIndexesWas, ...OK };
}

function listIndexes(call: Call): Reply {
  const collection = existing(call);
  return batchReply(
    call,
    collection.namespace,
    collection.indexes.map((index) => index.spec),
  );
}
