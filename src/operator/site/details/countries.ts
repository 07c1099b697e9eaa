import * as z from 'zod/mini';
import { AppError } from '@/lib/data/errors';
import { upTo } from '@/lib/forms/text-schema';
import { reasonSchema } from '@/operator/kit/schema';

const answer = z.object({ data: z.array(z.object({ country: z.string() })) });

/** A list of countries as it is typed, and why. */
export const unservedSchema = z.extend(reasonSchema, { names: upTo(20_000) });

/** The names in a text, one a line, each once. */
export function namesIn(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}

/** The names that the registration offers. Throws AppError `network` when the list cannot be read. */
export async function countryNames(): Promise<Set<string>> {
  const response = await fetch('/api/v0.1/countries');
  const read = answer.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw new AppError('network');
  return new Set(read.data.data.map(({ country }) => country));
}
