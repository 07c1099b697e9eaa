import { decision } from '@/operator/kit/api';

export const publishSignalMutation = decision('publish_signal', 'signals');
