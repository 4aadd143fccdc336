import path from 'node:path';
import { type Rollup } from 'vite';

interface ModuleGraph {
  getModuleInfo(id: string): Pick<Rollup.ModuleInfo, 'importedIds'> | null;
}

const app = (file: string) => path.resolve(import.meta.dirname, '../src/app', file);

/**
 * Names the chunk of what every page of the customer site needs and the entry does not hold: its frame, and whatever that imports.
 * Left alone, the bundler makes thirty chunks of it, each a request and a compression dictionary of its own.
 */
export function siteChunk(): (id: string, graph: ModuleGraph) => string | null {
  let site: ReadonlySet<string> | null = null;
  return (id, graph) => {
    site ??= withoutEntry(graph);
    return site.has(id) ? 'site' : null;
  };
}

function withoutEntry(graph: ModuleGraph): ReadonlySet<string> {
  const entry = reached(app('main.tsx'), graph);
  return new Set([...reached(app('customer-layout.tsx'), graph)].filter((id) => !entry.has(id)));
}

/** All that a module imports statically, itself included. */
function reached(from: string, graph: ModuleGraph): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [from];
  for (const id of waiting) {
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return seen;
}
