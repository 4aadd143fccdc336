import { InProcessTransport } from '@phirse/infra/kafka/in-process-transport.js';
import { connectMongo } from '@phirse/infra/mongo/connection.js';
import { PublisherRunner } from '@phirse/projections/runner/publisher-runner.js';
import { coinsPublisher } from '@phirse/services/coins/coins.publisher.js';
import { orderPublisher } from '@phirse/services/ordering/order.publisher.js';
import { startProduct } from '../support/product.js';
import { TheLog } from '../support/the-log.js';
import { describeSales } from './describe-sales.js';

/** No sale waits for the broker of the application, which is away; the same runner publishes to this process, with checkpoints of its own. */
describeSales(async () => {
  const product = await startProduct({ env: { KAFKA_BROKERS: '127.0.0.1:1' } });
  const { eventStoreUrl, mongoUrl } = product.servers;
  const mongo = await connectMongo(mongoUrl.replace('/phirse?', '/stack?'));
  const log = new TheLog(eventStoreUrl);
  const transport = new InProcessTransport();
  const runner = new PublisherRunner(log.client, mongo.db, [orderPublisher, coinsPublisher], transport);
  runner.start();
  return {
    url: product.url,
    eventStoreUrl,
    auditSecret: String(product.env.AUDIT_SECRET),
    transport,
    stop: async () => {
      await runner.stop();
      await transport.close();
      await log.dispose();
      await mongo.client.close();
      await product.stop();
    },
  };
}, 60_000);
