import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';

export const messageSchema = z.object({ subject: filled(150), message: filled(4000) });
export type MessageValues = z.output<typeof messageSchema>;
