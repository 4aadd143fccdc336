import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DeviceInfoBody } from '@phirse/contracts/commands/order.commands.js';
import { type OrderEvent, orderStream } from '@phirse/contracts/events/order.events.js';
import { type Clock } from '@phirse/contracts/kernel/clock.js';
import { type CommandContext } from '@phirse/contracts/kernel/command-context.js';
import { type HandoverEvidence } from '@phirse/contracts/read-models/order.js';
import { isImei } from '@phirse/contracts/rules/imei.js';
import { CLOCK } from '@phirse/infra/clock.js';
import { EventStore, type Handled } from '@phirse/infra/eventstore/event-store.js';
import { FileStore } from '@phirse/infra/files/file-store.js';
import { invalid } from '@phirse/infra/http/validation.js';
import { type OrderState, orderDecider, ownOrder } from './order.decider.js';

/** A partner has paid the customer and taken the device. */
export class CompleteOrder extends Command<Handled<OrderState, OrderEvent>> {
  constructor(
    readonly partnerId: string,
    readonly orderId: string,
    readonly deviceInfo: DeviceInfoBody,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(CompleteOrder)
export class CompleteOrderHandler implements ICommandHandler<CompleteOrder> {
  constructor(
    private readonly eventStore: EventStore,
    private readonly files: FileStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ partnerId, orderId, deviceInfo, context }: CompleteOrder) {
    const { state } = await this.eventStore.load(orderStream(orderId), orderDecider);
    // Before any picture is stored.
    ownOrder(state, { partnerId });
    const evidence = await this.evidence(deviceInfo, partnerId);
    return this.eventStore.handleCommand(
      orderStream(orderId),
      orderDecider,
      { type: 'CompleteOrder', at: this.clock(), partnerId, evidence, seenPrice: deviceInfo.finalPrice },
      context,
    );
  }

  private async evidence(info: DeviceInfoBody, partnerId: string): Promise<HandoverEvidence> {
    const imeiNumber = info.imeiNumber.trim();
    if (!isImei(imeiNumber))
      throw invalid([
        { field: 'deviceInfo.imeiNumber', message: 'That is no valid IMEI. Please check all 15 digits (dial *#06#).' },
      ]);
    // One after the other: twelve pictures decoded at once would take the memory of many requests.
    const stored = async (image: string) => this.files.resolveImage(image, partnerId);
    const imeiImage = await stored(info.imeiImage);
    const deviceBill = await stored(info.deviceBill);
    const idCard = await stored(info.idCard);
    const customerImg = await stored(info.customerImg);
    const deviceImages: string[] = [];
    for (const image of info.deviceImages) deviceImages.push(await stored(image));
    return { imeiNumber, imeiImage, deviceBill, idCard, customerImg, deviceImages };
  }
}
