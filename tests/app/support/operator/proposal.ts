export const proposal = (values: object = {}) => ({
  id: 'p',
  kind: 'limit',
  subject: 'treasurer bonus',
  changes: { max_cents: [500, null] },
  reason: 'They are <b>new</b>',
  proposed_by: 'somebody',
  proposed_by_name: 'Ben',
  proposed_at: '2026-03-04T10:00:00Z',
  ...values,
});
