// Unpacks the browser that npm brought, with the libraries and fonts that a bare machine lacks, into TMPDIR. Run as a process of its
// own: the package unpacks into its process's temporary folder and nowhere else.
import { writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import chromium, { inflate } from '@sparticuz/chromium';

// The package's own configuration looks for its fonts in places of another host.
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

await chromium.executablePath();
await inflate(fileURLToPath(new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))));
await writeFile(path.join(os.tmpdir(), 'fonts/fonts.conf'), FONTS);
