import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/** The client begins here. */
const CLIENT = /\/src\/main\.tsx$/;
/** Its screens with forms before sign-in begin here. */
const ENTRY = /\/src\/features\/auth\/components\/AuthShell\.tsx$/;
/** The first screen after sign-in begins here. */
const ACCOUNT = /\/src\/routes\/_account(\/dashboard)?\.tsx(\?|$)/;
/** These re-export what no screen needs all of. */
const BARREL = /\/node_modules\/(radix-ui\/|lucide-react\/.*\/lucide-react\.m?js$)/;
/** An icon by its name in the barrel, and the names that a module imports from there. */
const ICONS = /export {([^}]*)} from '\.\/(icons\/[^']+)'/g;
const IMPORTED_ICONS = /import {([^}]*)} from ["']lucide-react["']/;

/** Separates the modules of the application's first screen from later ones. */
export interface FirstScreen {
  /** Collects the module graph; add it to the build's plugins. */
  plugin: Plugin;
  /** Whether every screen imports a module statically, or both the first one and those before sign-in. */
  isFrame: (id: string) => boolean;
  /** Whether screens before sign-in do. */
  isEntry: (id: string) => boolean;
  /** Whether the first screen does. */
  needs: (id: string) => boolean;
}

/** One per build. */
export function followFirstScreen(): FirstScreen {
  const client = new Set<string>();
  const entry = new Set<string>();
  const needed = new Set<string>();
  return {
    isFrame: (id) => client.has(id) || (entry.has(id) && needed.has(id)),
    isEntry: (id) => entry.has(id),
    needs: (id) => needed.has(id),
    plugin: {
      name: 'glassmine:first-screen',
      apply: 'build',
      buildEnd() {
        const ids = [...this.getModuleIds()];
        const barrel = ids.find((id) => id.includes('lucide-react') && BARREL.test(id)) ?? '';
        const icons = new Map(
          [...(this.getModuleInfo(barrel)?.code ?? '').matchAll(ICONS)].flatMap(([, names = '', file = '']) =>
            [...names.matchAll(/as (\w+)/g)].map(([, name = '']) => [name, `${dirname(barrel)}/${file}`] as const),
          ),
        );
        const importsOf = (id: string) => {
          const info = this.getModuleInfo(id);
          const named = IMPORTED_ICONS.exec(info?.code ?? '')?.[1]?.match(/\w+/g) ?? [];
          return [...(info?.importedIds ?? []), ...named.flatMap((name) => icons.get(name) ?? [])];
        };
        for (const [beginning, found] of [
          [CLIENT, client],
          [ENTRY, entry],
          [ACCOUNT, needed],
        ] as const) {
          const open = ids.filter((id) => beginning.test(id));
          for (let id = open.pop(); id !== undefined; id = open.pop()) {
            if (found.has(id) || BARREL.test(id)) continue;
            found.add(id);
            open.push(...importsOf(id));
          }
        }
      },
    },
  };
}
