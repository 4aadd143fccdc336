import '../../services/ordering/order.handler.js';
