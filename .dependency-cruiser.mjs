/** Who may import whom. The tree is the architecture: `tests/architecture` plants a violation of every rule and expects it to be found. */
const PURE = String.raw`\.(decider|process|publisher|projection)\.ts$`;
const SPEC = String.raw`\.(spec|fixture)\.tsx?$|/testing/`;

export default {
  forbidden: [
    {
      name: 'contracts-stand-alone',
      comment: 'contracts is the shared language: it knows nobody.',
      severity: 'error',
      from: { path: '^contracts/' },
      to: { path: '^(infra|services|projections|frontend|tests)/' },
    },
    {
      name: 'pure-files-know-contracts-only',
      comment: 'Deciders, processes, publishers and projections are functions of their arguments.',
      severity: 'error',
      from: { path: PURE, pathNot: SPEC },
      to: { pathNot: ['^contracts/', PURE] },
    },
    {
      name: 'contexts-keep-apart',
      comment: 'A context talks to another by commands over the bus; reference holds the look-ups they share.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: ['^services/(apps|reference)/', SPEC] },
      to: { path: '^services/', pathNot: ['^services/$1/', '^services/reference/'] },
    },
    {
      name: 'writes-know-no-reads',
      comment: 'Only the roots wire both sides.',
      severity: 'error',
      from: { path: '^services/', pathNot: '^services/apps/' },
      to: { path: '^projections/' },
    },
    {
      name: 'read-models-keep-apart',
      comment: 'A read model owns its records: deleting its folder deletes it.',
      severity: 'error',
      from: { path: '^projections/([^/]+)/', pathNot: ['^projections/(runner|testing)/', SPEC] },
      to: { path: '^projections/', pathNot: ['^projections/$1/', '^projections/testing/'] },
    },
    {
      name: 'reads-know-no-writes',
      comment: 'The read side folds events; it sends no commands but through what the root hands it.',
      severity: 'error',
      from: { path: '^projections/' },
      to: { path: '^services/' },
    },
    {
      name: 'infra-knows-no-business',
      comment: 'infra touches the outside and knows the kernel only; seeds speak the whole language.',
      severity: 'error',
      from: { path: '^infra/', pathNot: ['^infra/seed/'] },
      to: { path: ['^contracts/(?!kernel/)', '^(services|projections|frontend|tests)/'] },
    },
    {
      name: 'ui-knows-no-features',
      comment: 'ui ← lib ← features ← pages ← app.',
      severity: 'error',
      from: { path: '^frontend/src/ui/', pathNot: SPEC },
      to: { path: '^frontend/src/(lib|features|pages|app)/' },
    },
    {
      name: 'lib-knows-no-features',
      comment: 'ui ← lib ← features ← pages ← app.',
      severity: 'error',
      from: { path: '^frontend/src/lib/', pathNot: SPEC },
      to: { path: '^frontend/src/(features|pages|app)/' },
    },
    {
      name: 'features-know-no-pages',
      comment: 'ui ← lib ← features ← pages ← app.',
      severity: 'error',
      from: { path: '^frontend/src/features/', pathNot: SPEC },
      to: { path: '^frontend/src/(pages|app)/', pathNot: '^frontend/src/app/paths\\.ts$' },
    },
    {
      name: 'pages-know-no-app',
      comment: 'ui ← lib ← features ← pages ← app; paths is the one table of addresses.',
      severity: 'error',
      from: { path: '^frontend/src/pages/', pathNot: SPEC },
      to: { path: '^frontend/src/app/', pathNot: '^frontend/src/app/paths\\.ts$' },
    },
    {
      name: 'screens-know-no-events',
      comment: 'The front end reads documents and sends bodies; events stay on the server.',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: ['^contracts/events/', '^(infra|services|projections)/'] },
    },
    {
      name: 'no-circles',
      comment: 'A circle has no bottom to read from.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-types)/|\\.d\\.ts$|node_modules/\\.cache|^tests/architecture/planted/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
