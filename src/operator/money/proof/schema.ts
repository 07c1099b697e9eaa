import * as z from 'zod/mini';
import { pastedAddress } from '@/lib/addresses/pasted';
import { filled } from '@/lib/forms/text-schema';
import { t } from '@/lib/i18n/i18n';
import { cents } from '@/operator/kit/schema';

const matching = (form: RegExp) =>
  z.string().check(z.trim(), z.regex(form, { error: () => t('errors.invalid_value') }));

/** One spelling per address, or it would count twice: hexadecimal in full, no prefixes, one format per network. */
const ADDRESS =
  /^(0x([0-9a-fA-F]{40}|(?!0{24})[0-9a-fA-F]{64})|(?!0[xX]|.*[0-9a-fA-F]{40}|[Uk0][Qf][\w-]{46}$|[QPqp][02-9AC-HJ-NP-Zac-hj-np-z]{41}$|M[1-9A-HJ-NP-Za-km-z]{33}$)[A-Za-z0-9_-]{10,120})$/;

/** The database has the same rules, and requires address, block and day in the message. */
export const attestationSchema = z
  .object({
    network: filled(40),
    address: filled(300).check(
      z.overwrite(pastedAddress),
      z.regex(ADDRESS, { error: () => t('errors.invalid_value') }),
    ),
    amount: matching(/^[0-9]{1,15}([.][0-9]{1,18})? [A-Z]{2,10}$/),
    value_cents: cents(false),
    signed_on: z.string().check(z.minLength(1, { error: () => t('common.required') })),
    block_height: z.pipe(matching(/^[1-9][0-9]{0,11}$/), z.transform(Number)),
    block_hash: matching(/^(0x)?[0-9a-f]{64}$/),
    message: filled(1000),
    signature: matching(/^[A-Za-z0-9+/=_-]{16,2000}$/),
    how_to_check: filled(500),
  })
  .check(
    z.refine(
      ({ message, address, block_hash, signed_on }) =>
        [address, block_hash, signed_on].every((part) => message.includes(part)),
      { path: ['message'], error: () => t('attesting.messageHint') },
    ),
  );
