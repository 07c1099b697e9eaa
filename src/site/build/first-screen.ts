import type { Plugin } from 'vite';

/** The first screen after signing in begins here. */
const BEGINNINGS = /\/src\/(main\.tsx|routes\/_account\.tsx|routes\/_account\/dashboard\.tsx)(\?|$)/;
/** Hands on all primitives; the first screen needs none. */
const BARREL = /\/node_modules\/radix-ui\//;

/** Tells the modules of the application's first screen from those that can come later. */
export interface FirstScreen {
  /** Reads the graph of modules; to be one of the build's plugins. */
  plugin: Plugin;
  /** Whether the first screen cannot be without a module: it is imported there, and not only when something is asked for. */
  needs: (id: string) => boolean;
}

/** Made again for each build. */
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
