import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { makeTabDatabase } from './build.ts';
import { dumpDatabase } from './database.ts';

/** The portal in a tab: static files that work in any folder of any host. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  plugins: [
    react(),
    tailwindcss(),
    {
      name: 'glassmine:database',
      async generateBundle() {
        const dump = await dumpDatabase(await makeTabDatabase());
        const source = new Uint8Array(await dump.arrayBuffer());
        this.emitFile({ type: 'asset', fileName: 'database.tar.gz', source });
      },
    },
  ],
  worker: { format: 'es' },
  optimizeDeps: { exclude: ['@electric-sql/pglite'] },
  build: { outDir: '../../dist/tab', emptyOutDir: true, assetsInlineLimit: 0 },
});
