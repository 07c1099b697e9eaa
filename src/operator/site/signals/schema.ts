import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';

/** A signal. */
export const signalSchema = z.object({ title: filled(120), body: filled(4000) });
