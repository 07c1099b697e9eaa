import { createHash } from 'node:crypto';
import type { InlineConfig, Plugin, Rolldown } from 'vite';
import type { WorkerBuild } from '../../worker/build.ts';
import { appAddresses } from './app-addresses.ts';
import { documentIn, namedBy } from './built-files.ts';
import { buildClassicScript } from './classic-script.ts';

const WORKER = 'src/worker/worker.ts';
const DOCUMENTS = ['app.html', 'offline.html'];

interface ServiceWorkerOptions {
  root: string;
  /** `resolve` and `define` of the client. */
  config: InlineConfig;
}

const revisionOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** Writes `sw.js`. Must follow the plugin that writes the public pages. */
export function serviceWorkerAtBuild({ root, config }: ServiceWorkerOptions): Plugin {
  return {
    name: 'glassmine:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const source = (name: string) => documentIn(bundle, name);
        const version = revisionOf(
          Object.values(bundle)
            .map((file: Rolldown.OutputAsset | Rolldown.OutputChunk) => file.fileName)
            .toSorted()
            .concat(DOCUMENTS.map((name) => revisionOf(source(name))))
            .join('\n'),
        );
        const named = new Set(DOCUMENTS.flatMap((name) => namedBy(source(name))));
        const build: WorkerBuild = {
          version,
          files: [
            ...DOCUMENTS.map((name) => ({ url: `/${name}`, revision: revisionOf(source(name)) })),
            ...[...named].map((url) => ({ url, revision: null })),
          ],
          addresses: appAddresses(root),
        };
        const define = { ...config.define, BUILD: JSON.stringify(build) };
        const { code } = await buildClassicScript(`${root}${WORKER}`, { ...config, define, root });
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code });
      },
    },
  };
}
