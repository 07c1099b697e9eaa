import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';

/** What a visitor who wrote to us is answered. */
export const answerSchema = z.object({ answer: filled(4000) });
