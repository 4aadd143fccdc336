import '../../../contracts/events/order.events.js';
