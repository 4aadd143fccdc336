import '../catalog/catalog.queries.js';
