import { decision } from '@/operator/kit/api';

/** Publishes an announcement; idempotent by `request_id`. Fails with `invalid_period`. */
export const publishAnnouncementMutation = decision('publish_announcement', 'announcements');

export const withdrawAnnouncementMutation = decision('withdraw_announcement', 'announcements');
