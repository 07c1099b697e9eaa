import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery in the site of the documents (npm run docs). */
export default defineConfig({
  base: './',
  publicDir: false,
  resolve: { alias: { '@': fileURLToPath(new URL('..', import.meta.url)) } },
  plugins: [react(), tailwindcss()],
  // Nothing asks it.
  define: {
    'import.meta.env.VITE_SUPABASE_URL': '"http://127.0.0.1:9"',
    'import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY': '"none"',
  },
  build: { outDir: 'dist/docs/gallery', emptyOutDir: true, rolldownOptions: { input: 'src/gallery/index.html' } },
});
