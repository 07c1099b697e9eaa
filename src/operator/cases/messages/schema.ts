import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';

export const answerSchema = z.object({ answer: filled(4000) });
