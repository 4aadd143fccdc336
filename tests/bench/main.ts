import 'reflect-metadata';
import { EventStoreDBClient } from '@eventstore/db-client';
import { startProduct } from '../support/product.js';
import { measureLeads } from './leads.js';
import { round } from './measure.js';
import { measureOrders } from './orders.js';
import { measureReplay } from './replay.js';
import { measureWebVitals } from './web-vitals.js';

const only = process.argv[2];
const wants = (name: string) => !only || only === name;
const product = await startProduct();
const client = EventStoreDBClient.connectionString(product.servers.eventStoreUrl);
try {
  if (wants('orders')) {
    console.log('\nOrders created through HTTP, beside the raw client appending the same bytes');
    console.table(await measureOrders(product, client));
  }
  if (wants('leads')) console.log(`\nLeads accepted per second: ${round(await measureLeads(product))}`);
  if (wants('web-vitals')) {
    console.log('\nFirst visits on a cheap phone: 4x slower processor, slow 4G (1.6 Mbit/s, 150 ms)');
    console.table(await measureWebVitals(product));
  }
  if (wants('replay')) {
    await product.app.stop();
    console.log('\nReplay, beside a bare catch-up read of the same events');
    console.table(await measureReplay(product, client));
  }
} finally {
  await product.stop();
}
process.exit(0);
