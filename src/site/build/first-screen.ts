import type { Plugin } from 'vite';

/** Entries of the first screen after sign-in. */
const BEGINNINGS = /\/src\/(main\.tsx|routes\/_account\.tsx|routes\/_account\/dashboard\.tsx)(\?|$)/;
/** Re-exports all primitives, which the first screen does not need. */
const BARREL = /\/node_modules\/radix-ui\//;

/** Separates the modules of the application's first screen from later ones. */
export interface FirstScreen {
  /** Collects the module graph; add it to the build's plugins. */
  plugin: Plugin;
  /** Whether the first screen imports a module statically. */
  needs: (id: string) => boolean;
}

/** One per build. */
export function followFirstScreen(): FirstScreen {
  const needed = new Set<string>();
  return {
    needs: (id) => needed.has(id),
    plugin: {
      name: 'glassmine:first-screen',
      apply: 'build',
      buildEnd() {
        const open = [...this.getModuleIds()].filter((id) => BEGINNINGS.test(id));
        for (let id = open.pop(); id !== undefined; id = open.pop()) {
          if (needed.has(id) || BARREL.test(id)) continue;
          needed.add(id);
          open.push(...(this.getModuleInfo(id)?.importedIds ?? []));
        }
      },
    },
  };
}
