import { decision } from '@/operator/kit/api';

/** Proposes that the site go live. Fails with `not_ready`, `change_open`, `already_live`. */
export const requestGoLiveMutation = decision('request_go_live', 'wallets', 'site');
