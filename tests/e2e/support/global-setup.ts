import { buildTestClient } from '../../support/site.ts';

export default async function setUp(): Promise<void> {
  await buildTestClient();
}
