import '../coins/wallet.handler.js';
