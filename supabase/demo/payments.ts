import { bech32 } from '@scure/base';
import { picture } from './pictures.ts';
import { DAY, HOUR, type Person, type Scene, SEEDED } from './scene.ts';

const { reviewer, treasurer, admin } = SEEDED;

/** Methods with a network of each and what a coin is about worth, in dollars. */
const WAYS = [
  { method: 'bitcoin', network: 'Bitcoin', output: 0, dollars: 95_000 },
  { method: 'Ethereum', network: 'Ethereum', output: null, dollars: 3400 },
  { method: 'USDT', network: 'TRON', output: null, dollars: 1 },
  { method: 'Litecoin', network: 'Litecoin', output: 1, dollars: 92 },
] as const;

const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Draws a file into a person's folder of a bucket; returns its path. */
async function putPicture(scene: Scene, bucket: string, person: Person, lines: string[]): Promise<string> {
  const { sql, clock, id, upload } = scene;
  const path = `${person.id}/${id()}.png`;
  const metadata = await upload(bucket, path, picture(lines));
  await sql`
    insert into storage.objects (bucket_id, name, owner, owner_id, metadata, created_at, updated_at, last_accessed_at)
    values (${bucket}, ${path}, ${person.id}, ${person.id}, ${sql.json(metadata as never)}, ${new Date(clock.now)}, ${new Date(clock.now)}, ${new Date(clock.now)})`;
  return path;
}

/** Sends a deposit with its proof, which waits for its review; `way` chooses how it is paid. */
export async function sendDeposit(scene: Scene, person: Person, cents: number, way = 0) {
  const paid = WAYS[way % WAYS.length] ?? WAYS[0];
  const transaction = `${paid.network === 'Ethereum' ? '0x' : ''}${scene.hex(64)}`;
  const proof = await putPicture(scene, 'proofs', person, [
    'Demo wallet - not a payment',
    '',
    `Sent: ${(cents / 100 / paid.dollars).toFixed(6)}`,
    `Coin: ${paid.method}`,
    `About: ${dollars(cents)} USD`,
    `On: ${new Date(scene.clock.now).toISOString().slice(0, 16).replace('T', ' ')} UTC`,
    `Id: ${transaction.slice(0, 20)}`,
  ]);
  const { answer } = await scene.call(person, 'submit_deposit', {
    amount_cents: cents,
    method: paid.method,
    proof_path: proof,
    network: paid.network,
    transaction_id: transaction,
  });
  return {
    deposit_id: answer as string,
    cents,
    transaction_id: transaction,
    network: paid.network,
    transaction_output: paid.output,
  };
}

/** Sends a deposit that operators approve three hours later. */
export async function deposit(scene: Scene, person: Person, cents: number, way = 0): Promise<void> {
  const { cents: arrived_cents, ...sent } = await sendDeposit(scene, person, cents, way);
  await scene.clock.set(scene.clock.now + 3 * HOUR);
  const approval = { ...sent, approve: true, arrived_cents };
  // A large one takes another operator, too.
  const { status } = await scene.call(reviewer, 'review_deposit', approval);
  if (status === 'pending') await scene.call(treasurer, 'review_deposit', approval);
}

/** Asks for an identity to be confirmed; returns the case. */
export async function sendIdentity(scene: Scene, person: Person): Promise<string> {
  const document = await putPicture(scene, 'kyc', person, ['Demo identity card', '', person.name, 'Not a document']);
  const { answer } = await scene.call(person, 'submit_kyc_case', {
    home_address: `${10 + scene.draw(80)} Harbour Street, Reykjavik`,
    document_path: document,
  });
  return answer as string;
}

/** Confirms an identity within the hour. */
export async function identify(scene: Scene, person: Person): Promise<void> {
  const case_id = await sendIdentity(scene, person);
  await scene.call(reviewer, 'record_document_opening', { case_id });
  await scene.clock.set(scene.clock.now + HOUR);
  await scene.call(reviewer, 'review_kyc', { case_id, approve: true });
}

/** Buys a plan for an amount, or its minimum. */
export const buy = ({ call, id }: Scene, person: Person, plan_id: string, amount_cents: number | null = null) =>
  call(person, 'invest', { plan_id, request_id: id(), amount_cents });

/** Books the income of yesterday for each plan that is held, about what its holders hope for, with days of less and of nothing. */
export async function bookYield({ sql, clock, call, draw }: Scene): Promise<void> {
  const day = new Date(clock.now - DAY).toISOString().slice(0, 10);
  const held = await sql<{ plan_id: string; cents: number }[]>`
    select x.plan_id, sum(x.principal_cents)::int as cents from public.positions x join public.plans p on p.id = x.plan_id and p.source_id is null
    where x.opened_at < ${day}::date + 1 and least(x.matures_at, x.closed_at) > ${day}::date group by 1 order by 1`;
  for (const { plan_id, cents } of held) {
    // In millionths of the principal; a day in twelve brings nothing.
    const rate = draw(12) === 0 ? 0 : 1800 + draw(2400);
    await call(treasurer, 'post_yield', {
      plan_id,
      day,
      amount_cents: Math.round((cents * rate) / 1_000_000),
      evidence: 'Stated by this sandbox: demo income, no mining took place',
    });
  }
}

/** Asks for a payment in bitcoin to an address of the test network. */
export async function askPayment(scene: Scene, person: Person, amount_cents: number): Promise<string> {
  const request_id = scene.id();
  await scene.call(person, 'request_withdrawal', {
    method: 'Bitcoin',
    address: bech32.encode('tb', [0, ...bech32.toWords(Buffer.from(`${scene.hex(38)}00`, 'hex'))]),
    amount_cents,
    request_id,
  });
  return request_id;
}

/** Approves a payment after its address has waited, and pays it by another operator. */
export async function pay({ clock, call, hex }: Scene, withdrawal_id: string): Promise<void> {
  await call(reviewer, 'review_withdrawal', { withdrawal_id, approve: true });
  await clock.set(clock.now + HOUR);
  await call(treasurer, 'take_withdrawal', { withdrawal_id });
  await clock.set(clock.now + HOUR / 4);
  await call(treasurer, 'settle_withdrawal', { withdrawal_id, transaction_id: hex(64) });
}

/** A signal of the operators. */
export const signal = (
  { call, id }: Scene,
  instrument_id: string,
  direction: 'up' | 'down',
  horizon_days: number,
  title: string,
  body: string,
) => call(admin, 'publish_signal', { title, body, instrument_id, direction, horizon_days, request_id: id() });
