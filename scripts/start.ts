/** `npm start`: serves the production client with the local Supabase. */
import { buildClient, CLIENT_FOLDER, clientIsFresh } from './local/client-build.ts';
import { runApp, tell } from './local/local.ts';
import { serveClient } from './local/static-server.ts';

await runApp({
  mode: 'production',
  async prepare() {
    if (clientIsFresh()) return;
    tell('Building the client');
    const ms = await buildClient();
    tell(`Built in ${(ms / 1000).toFixed(1)} s`);
  },
  serve: (port) => serveClient(CLIENT_FOLDER, port),
});
