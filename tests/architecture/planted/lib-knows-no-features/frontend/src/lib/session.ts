import '../features/order.js';
