import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Actor } from '../support/actors.ts';
import { addFactor, codeAgo, proven } from '../support/people/factors.ts';
import { openStage } from '../support/stage.ts';
import { makeLive } from '../support/trading/quotes.ts';

const { owner, asInvestor, makeInvestor, makeOperator } = await openStage();

test('an operator without a second factor downloads no proof and no document on a live site, and goes on with their own pictures', async () => {
  const alice = await makeInvestor();
  const [proof, document] = [`${alice.id}/${randomUUID()}.png`, `${alice.id}/${randomUUID()}.pdf`];
  const [clerk, careful] = [await makeOperator('reviewer'), await makeOperator('reviewer')];
  const avatar = `${clerk.id}/${randomUUID()}.png`;
  await owner`
    insert into storage.objects (bucket_id, name)
    values ('proofs', ${proof}), ('kyc', ${document}), ('avatars', ${avatar})`;
  const [row] = await owner<{ id: string }[]>`
    insert into public.kyc_cases (investor_id, home_address, document_path)
    values (${alice.id}, '1 Some Street', ${document}) returning id`;
  await addFactor(owner, careful);
  await proven(owner, careful);
  const [bare, withFactor] = [asInvestor(clerk), asInvestor(careful, { amr: codeAgo('1 minute') })];
  for (const actor of [bare, withFactor]) await actor.call('record_document_opening', { case_id: row?.id });
  const seen = async (actor: Actor) =>
    (
      await actor.during('object.get_authenticated').query<{ name: string }>`
        select name from storage.objects where name in (${proof}, ${document}, ${avatar}) order by bucket_id`
    ).map(({ name }) => name);

  expect(await seen(bare)).toEqual([avatar, document, proof]);
  await makeLive(owner);
  expect(await seen(bare)).toEqual([avatar]);
  expect(await seen(withFactor)).toEqual([document, proof]);
  await addFactor(owner, clerk);
  await proven(owner, clerk);
  expect(await seen(asInvestor(clerk, { amr: codeAgo('1 minute') }))).toEqual([avatar, document, proof]);
});
