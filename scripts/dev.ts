/** `npm run dev`: starts Vite's development server with the local Supabase. */
import { createServer } from 'vite';
import { runApp } from './local/local.ts';
import { repository } from './tool.ts';

await runApp({
  mode: 'development',
  async serve(port) {
    const server = await createServer({ root: repository, server: { host: '127.0.0.1', port, strictPort: true } });
    await server.listen();
    return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
  },
});
