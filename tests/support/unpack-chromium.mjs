// Unpacks the browser that npm brought, with the libraries and fonts that a bare machine lacks, into TMPDIR. Run as a process of its
// own: the package unpacks into its process's temporary folder and nowhere else.
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
