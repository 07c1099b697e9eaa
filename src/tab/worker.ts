/** Holds the database outside of the page, so that a long statement does not stop it. */
import { type Claims, openDatabase, runAs } from './database';

export interface Request {
  claims: Claims | undefined;
  statement: string;
  answerTo: MessagePort;
}

/** Made by the build (vite.config.ts), next to the page. */
async function open() {
  const response = await fetch(new URL(/* @vite-ignore */ '../database.tar.gz', import.meta.url));
  if (!response.ok) throw new Error(`The database was not found: ${response.status}`);
  return openDatabase(await response.blob());
}

const opening = open();
opening.then(
  () => postMessage(null),
  (error: unknown) => postMessage(String(error)),
);

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const { claims, statement, answerTo } = data;
  void opening.then(async (db) => answerTo.postMessage(await runAs(db, claims, statement)));
});
