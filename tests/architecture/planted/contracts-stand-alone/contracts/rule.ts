import '../infra/outside.js';
