/** One Jest run for every workspace; `--selectProjects` narrows it. */
const swc = (extra = {}) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true, tsx: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, ...extra },
    },
  },
];

const moduleNameMapper = {
  '^@phirse/(contracts|infra|projections|services)/(.*)\\.js$': '<rootDir>/../$1/$2.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const node = (name, overrides = {}) => ({
  displayName: name,
  rootDir: `./${name}`,
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc() },
  moduleNameMapper,
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/architecture/planted/'],
  ...overrides,
});

export default {
  projects: [
    node('contracts'),
    node('infra'),
    node('projections'),
    node('services'),
    node('tests'),
    {
      ...node('frontend'),
      testEnvironment: './testing/jsdom-environment.cjs',
      extensionsToTreatAsEsm: ['.ts', '.tsx'],
      transform: { '^.+\\.tsx?$': swc({ react: { runtime: 'automatic' } }) },
      moduleNameMapper: { ...moduleNameMapper, '\\.css$': '<rootDir>/testing/empty-module.ts' },
      setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
      testMatch: ['<rootDir>/src/**/*.spec.{ts,tsx}'],
    },
  ],
  testTimeout: 30_000,
  reporters: ['default', '<rootDir>/tests/support/summary-reporter.cjs'],
};
