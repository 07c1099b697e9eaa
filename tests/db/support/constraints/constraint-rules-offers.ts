import type { Rule } from './constraint-rules.ts';
import { nobody, now, reviewer } from './ordinary-rows.ts';

/** Every constraint that a single row can break, of limits and announcements. */
export const offersRules: Rule[] = [
  [
    'private.role_limits',
    { role: 'admin', kind: 'bonus', max_cents: 0 },
    {
      role_limits_role: { role: 'king' },
      role_limits_kind: { kind: 'gift' },
      role_limits_not_negative: { max_cents: -1 },
      role_limits_set_by_fkey: { set_by: nobody },
    },
  ],
  [
    'public.announcements',
    { title: 'T', body: 'B', weight: 'info', published_by: reviewer },
    {
      announcements_title_short: [{ title: ' ' }, { title: 'a'.repeat(121) }, { title: 'A\nB' }],
      announcements_body_short: [{ body: ' ' }, { body: 'a'.repeat(1001) }],
      announcements_weight: { weight: 'loud' },
      announcements_period: [{ shown_until: '2020-01-01T00:00:00Z' }, { shown_from: now, shown_until: now }],
      announcements_withdrawn_by_somebody: [{ withdrawn_at: now }, { withdrawn_by: reviewer }],
      announcements_published_by_fkey: { published_by: nobody },
      announcements_withdrawn_by_fkey: { withdrawn_at: now, withdrawn_by: nobody },
    },
  ],
];
