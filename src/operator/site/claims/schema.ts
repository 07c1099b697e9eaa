import * as z from 'zod/mini';
import { filled } from '@/lib/forms/text-schema';
import { link } from '@/operator/kit/schema';

export const claimSchema = z.object({ text: filled(300), evidence_url: link });
