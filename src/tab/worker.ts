/** Holds the database outside of the page, so that a long statement does not stop it. */
import { type Claims, openDatabase, runAs } from './database';

export interface Request {
  id: number;
  claims: Claims | undefined;
  statement: string;
}

/** Made by the build (vite.config.ts), next to the page. */
async function open() {
  const response = await fetch(new URL(/* @vite-ignore */ '../database.tar.gz', import.meta.url));
  if (!response.ok) throw new Error(`The database was not found: ${response.status}`);
  const db = await openDatabase(await response.blob());
  postMessage({ isOpen: true });
  return db;
}

const opening = open();
opening.catch((error: unknown) => postMessage({ failure: String(error) }));

addEventListener('message', (event: MessageEvent<Request>) => {
  const { id, claims, statement } = event.data;
  void opening.then(async (db) => postMessage({ id, answer: await runAs(db, claims, statement) }));
});
