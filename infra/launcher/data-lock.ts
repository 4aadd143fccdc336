import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface DataLock {
  release(): void;
}

/** Holds a data folder for this process. Throws where a living process holds it; a dead one's lock is taken over. */
export function lockDataDir(dataDir: string): DataLock {
  const file = path.join(dataDir, 'lock');
  if (existsSync(file)) {
    const holder = Number(readFileSync(file, 'utf8'));
    if (isAlive(holder))
      throw new Error(
        `${dataDir} is in use by process ${holder}. Stop that one, or choose another folder: DATA_DIR=other npm start`,
      );
    rmSync(file, { force: true });
  }
  writeFileSync(file, String(process.pid), { flag: 'wx' });
  return { release: () => rmSync(file, { force: true }) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return pid !== process.pid;
  } catch {
    return false;
  }
}
