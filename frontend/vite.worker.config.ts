import path from 'node:path';
import { defineConfig } from 'vite';
import { shellFiles } from './build/shell-files.js';

const DIST = path.resolve(import.meta.dirname, 'dist');
const { files, digest } = shellFiles(DIST);

/** The partner area's service worker: one file at a fixed address, built after the pages whose files it keeps. */
export default defineConfig({
  define: { SHELL_FILES: JSON.stringify(files), SHELL_DIGEST: JSON.stringify(digest) },
  publicDir: false,
  build: {
    outDir: DIST,
    emptyOutDir: false,
    rolldownOptions: {
      input: path.resolve(import.meta.dirname, 'src/worker/partner-worker.ts'),
      output: { format: 'iife', entryFileNames: 'partner-worker.js' },
    },
  },
});
