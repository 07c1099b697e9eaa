import { buildTestClient } from '../../support/site.ts';

/** Builds the client that the sites of all workers serve, once. */
export default async function setUp(): Promise<void> {
  await buildTestClient();
}
