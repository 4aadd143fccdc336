import '../../contracts/rules/money.js';
