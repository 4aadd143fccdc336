// `npm run bench`: builds, then measures. Figures are ratios within one run; the table goes to standard output.
await import('../../infra/build.mjs');
await import('../dist/bench/main.js');
