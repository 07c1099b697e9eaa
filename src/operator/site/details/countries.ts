import * as z from 'zod/mini';
import { upTo } from '@/lib/forms/text-schema';
import { reasonSchema } from '@/operator/kit/schema';

export const unservedSchema = z.extend(reasonSchema, { names: upTo(20_000) });

export function namesIn(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter(Boolean);
}
