import { type INestApplicationContext } from '@nestjs/common';
import { RegisterCustomer } from '@phirse/contracts/commands/process.commands.js';
import { plusSeconds } from '@phirse/contracts/kernel/clock.js';
import { brands } from '@phirse/infra/seed/brands.js';
import { models } from '@phirse/infra/seed/models.js';
import { customers, operators, partners, pickupPersons } from '@phirse/infra/seed/people.js';
import { promos } from '@phirse/infra/seed/promos.js';
import { questionnaires } from '@phirse/infra/seed/questionnaires.js';
import { serviceAreas } from '@phirse/infra/seed/service-areas.js';
import { ListBrand } from '../../catalog/list-brand.handler.js';
import { ListModel } from '../../catalog/list-model.handler.js';
import { OpenServiceArea } from '../../catalog/open-service-area.handler.js';
import { AddAddress } from '../../customers/add-address.handler.js';
import { PublishQuestionnaire } from '../../evaluation/publish-questionnaire.handler.js';
import { RegisterOperator } from '../../identity/register-operator.handler.js';
import { AddPickupPerson } from '../../partners/add-pickup-person.handler.js';
import { RegisterPartner } from '../../partners/register-partner.handler.js';
import { IssuePromo } from '../../promotions/issue-promo.handler.js';
import { ReferenceData } from '../../reference/reference-data.js';
import { drawnPaper, drawnPortrait } from './drawn-papers.js';
import { type SeedClock } from './seed-clock.js';
import { seedOrders } from './seed-orders.js';
import { Seeder } from './seeder.js';

const DAY_S = 86_400;
const OPENING_DAYS_AGO = 45;

/** Writes the demo by commands only: the catalogue, the people, and orders in every state over the last thirty days. */
export async function seedDemo(app: INestApplicationContext, clock: SeedClock): Promise<void> {
  const seeder = new Seeder(app);
  clock.set(clock.daysAgo(OPENING_DAYS_AGO, 9));
  await seedCatalogue(seeder, clock);
  await seedPeople(seeder);
  const reference = app.get(ReferenceData, { strict: false });
  await reference.ready;
  await waitUntil(
    () => reference.models().length === models.length && reference.areas().length === serviceAreas.length,
  );
  await seedOrders(seeder, clock);
}

async function seedCatalogue(seeder: Seeder, clock: SeedClock): Promise<void> {
  const { commands } = seeder;
  await seeder.all(brands, (brand) => commands.execute(new ListBrand(brand, seeder.context(`brand ${brand.slug}`))));
  await seeder.all(models, (model) => commands.execute(new ListModel(model, seeder.context(`model ${model.slug}`))));
  await seeder.all(questionnaires, (questionnaire) =>
    commands.execute(
      new PublishQuestionnaire(questionnaire, seeder.context(`questionnaire ${questionnaire.category}`)),
    ),
  );
  await seeder.all(serviceAreas, (area) =>
    commands.execute(new OpenServiceArea(area, seeder.context(`area ${area.city}`))),
  );
  await seeder.all(promos, ({ validForDays, ...promo }) =>
    commands.execute(
      new IssuePromo(
        { ...promo, validUntil: plusSeconds(clock.today, validForDays * DAY_S) },
        seeder.context(`promo ${promo.code}`),
      ),
    ),
  );
}

async function seedPeople(seeder: Seeder): Promise<void> {
  const { commands } = seeder;
  for (const { name, phone, password } of operators)
    await commands.execute(new RegisterOperator(name, phone, password, seeder.context(`operator ${phone}`)));
  for (const { phone, password, coins: _, ...profile } of partners)
    await commands.execute(new RegisterPartner(phone, password, profile, seeder.context(`partner ${phone}`)));
  for (const { partnerPhone, phone, ...person } of pickupPersons) {
    const form = {
      person: { ...person, phone },
      documents: {
        drivingLicense: await drawnPaper('Driving licence', person.name),
        aadharCard: await drawnPaper('Aadhaar card', person.name),
        profileImg: await drawnPortrait(person.name, person.sex),
      },
    };
    const context = seeder.context(`pickup person ${phone}`);
    await commands.execute(new AddPickupPerson(seeder.id('partner', partnerPhone), form, context));
  }
  await seeder.all(customers, async ({ name, email, phone, addresses }) => {
    const customerId = seeder.id('customer', phone);
    const details = { name, email };
    await commands.execute(new RegisterCustomer(customerId, phone, details, seeder.context(`customer ${phone}`)));
    for (const [index, address] of addresses.entries())
      await commands.execute(new AddAddress(customerId, address, seeder.context(`address ${phone} ${index}`)));
  });
}

async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
}
