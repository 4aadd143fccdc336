import '../../projections/leads/leads.queries.js';
