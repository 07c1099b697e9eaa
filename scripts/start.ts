/** `npm start`: serves the production client with the local Supabase. */
import { buildClient, CLIENT_FOLDER, clientIsFresh } from './local/client-build.ts';
import { readDemoPeople } from './local/demo-people.ts';
import { runApp, tell } from './local/local.ts';
import { serveClient } from './local/static-server.ts';
import { optionalSetting } from './settings.ts';

await runApp({
  mode: 'production',
  async prepare() {
    // The login of the local sandbox offers its demo people.
    const isLocal = optionalSetting('VITE_SUPABASE_URL') === undefined;
    const settings = isLocal ? { VITE_DEMO_PEOPLE: JSON.stringify(readDemoPeople()) } : {};
    const build = { folder: CLIENT_FOLDER, settings };
    if (clientIsFresh(build)) return;
    tell('Building the client');
    const ms = await buildClient(build);
    tell(`Built in ${(ms / 1000).toFixed(1)} s`);
  },
  serve: (port) => serveClient(CLIENT_FOLDER, port),
});
