import '../app/router.js';
