import '../pages/order.page.js';
