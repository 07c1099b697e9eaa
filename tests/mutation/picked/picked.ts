import { codeWordEdits } from './code-words.ts';
import { figureEdits } from './figures.ts';
import { filesEdits } from './files.ts';
import { homeEdits } from './home.ts';
import { investEdits } from './invest.ts';
import { jobEdits } from './jobs.ts';
import { ledgerEdits } from './ledger.ts';
import { limitEdits } from './limits.ts';
import { mailEdits } from './mails.ts';
import { correctionEdits } from './money/corrections.ts';
import { grantEdits } from './money/grants.ts';
import { payingEdits } from './money/paying.ts';
import { reviewEdits } from './money/reviews.ts';
import { offersEdits } from './offers.ts';
import { officeEdits } from './office.ts';
import { peopleEdits } from './people.ts';
import { personEdits } from './person.ts';
import { proofEdits } from './proof.ts';
import { registrationEdits } from './registration.ts';
import { rolesEdits } from './roles.ts';
import { sessionEdits } from './sessions.ts';
import { settingsEdits } from './settings.ts';
import { statementEdits } from './statement.ts';
import { copyingEdits } from './trading/copying.ts';
import { marketEdits } from './trading/markets.ts';
import { protectionEdits } from './trading/protection.ts';
import { tradingEdits } from './trading/trading.ts';
import { verifyEdits } from './verify.ts';
import { wayOutEdits } from './way-out.ts';

/**
 * What patterns cannot find: for each function, text and what takes its place. A text that is not there any more fails
 * the run, so that no mutant disappears unseen.
 */
export const pickedEdits: Record<string, [find: string, replacement: string][]> = {
  ...sessionEdits,
  ...wayOutEdits,
  'private.operator_role': [[' where o.user_id = person', '']],
  'private.require_operator': [
    [' and o.role = any (roles)', ''],
    ['o.user_id = person and ', ''],
  ],
  'private.lacks_factor': [
    [' and not private.has_factor(operator)', ''],
    ["= 'live'", "= 'sandbox'"],
  ],
  ...filesEdits,
  ...tradingEdits,
  ...protectionEdits,
  ...copyingEdits,
  ...figureEdits,
  ...limitEdits,
  ...jobEdits,
  'private.limit_pending_deposits': [
    ['d.investor_id = new.investor_id and ', ''],
    [' and d.proof_path <> new.proof_path', ''],
    ['>= 10', '>= 100'],
  ],
  'private.follow_confirmation': [['new.email_confirmed_at is not null', 'true']],
  'private.follow_language': [["coalesce(u.raw_user_meta_data, '{}') || ", '']],
  'private.lock_for_language': [
    ['perform from auth.users u where u.id = private.caller() for no key update;', 'null;'],
  ],
  'private.broadcast': [
    ["'session:' || s.id, true", "'session:' || s.id, false"],
    ['a.user_id = broadcast.person\n      and', ''],
    ['and (a.not_after is null or a.not_after > now())', ''],
    ["> now() - interval '2 hours'", "> now() - interval '3 hours'"],
    ["> now() - interval '2 hours'", "> now() - interval '1 hour'"],
    ["order by coalesce(a.refreshed_at at time zone 'utc', a.created_at) desc", 'order by a.created_at desc'],
    ['limit 20', 'limit 21'],
  ],
  'private.everyone': [
    ["interval '2 hours'", "interval '1 hour'"],
    ["coalesce(s.refreshed_at at time zone 'utc', s.created_at)", 's.created_at'],
    ['distinct ', ''],
  ],
  'private.announce': [
    ['new.id::text, new.investor_id)', 'to_jsonb(new)::text, new.investor_id)'],
    ['new.id::text, p.id)', 'to_jsonb(new)::text, p.id)'],
    ['new.investor_id as id', 'null::uuid as id'],
    [' union select o.user_id from private.operators o', ''],
    ['select o.user_id from private.operators o', 'select o.id from public.profiles o'],
    ['old.status is not distinct from new.status', 'false'],
    ['(select s.mail_notifications from public.site s)', 'true'],
  ],
  'private.audit': [
    ['h.last_hash into', 'null::bytea into'],
    ['event.actor := (select auth.uid());', ''],
  ],
  'private.audit_hash': [
    ['event.actor, ', ''],
    ['event.action, ', ''],
    ['event.subject, ', ''],
    ['event.details,', "'{}'::jsonb,"],
    ['extract(epoch from event.at), ', ''],
    ["encode(event.previous_hash, 'hex')", "''"],
  ],
  'private.verify_audit': [
    ['e.hash is distinct from private.audit_hash(chain.event)', 'false'],
    ['or e.previous_hash is distinct from chain.expected_previous', ''],
    ['or e.id is distinct from chain.expected_id', ''],
    ['h.last_id > 0 and', 'false and'],
    [' and e.hash = h.last_hash', ''],
  ],
  ...registrationEdits,
  ...reviewEdits,
  ...payingEdits,
  ...investEdits,
  'private.mature_positions': [
    [' and x.matures_at <= now()', ''],
    [' and (investor is null or x.investor_id = investor)', ''],
    ["x.status = 'active' and ", ''],
  ],
  'private.set_kyc_tax_number': [
    [' and k.investor_id = investor', ''],
    [" and k.status = 'pending'", ''],
  ],
  'private.record_document_opening': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.may_open_document': [
    ['exists (select from private.operators o where o.user_id = person)\n    and ', ''],
    ['not private.lacks_factor(person)\n    and ', ''],
    ['private.has_proof_to_read(person)\n    and ', ''],
    ['k.document_path = may_open_document.document\n        and ', ''],
    ['e.actor = person and ', ''],
    [" and e.action = 'kyc_document_opened'", ''],
    ['e.at < now() and ', ''],
    [" and e.at > now() - interval '30 minutes'", ''],
  ],
  'private.record_tax_number_reading': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.read_tax_number': [
    ['e.subject = read_tax_number.case_id and ', ''],
    ['e.actor = operator and ', ''],
    [" and e.action = 'tax_number_read'", ''],
    ['e.at < now() and ', ''],
    [" and e.at > now() - interval '1 minute'", ''],
  ],
  'private.limit_contact_messages': [
    ["m.created_at > now() - interval '10 minutes'\n        and ", ''],
    [
      '(m.name, m.email, m.subject, m.message) = (new.name, new.email, new.subject, new.message)',
      'm.email = new.email',
    ],
    ['>= 5\n', '>= 500\n'],
    ['>= 60', '>= 6000'],
    ['>= 5 then', '>= 500 then'],
    ['private.mailbox(m.email) = private.mailbox(new.email)', 'm.email = new.email'],
    ['private.mailbox(m.email) = private.mailbox(new.email) and ', ''],
    ['m.investor_id is null and private', 'private'],
    ['m.investor_id is null and m.created_at', 'm.created_at'],
    ['m.investor_id = new.investor_id and ', ''],
  ],
  'private.write_message': [
    [' and m.investor_id = writer', ''],
    ['(written.subject, written.message)', '(write_message.subject, written.message)'],
    ['(written.subject, written.message)', '(written.subject, write_message.message)'],
    ['p.id, p.name, private.mailable(p.email)', 'null, p.name, p.email'],
    ['private.mailable(p.email)', 'p.email'],
  ],
  'private.follow_contact_message': [
    ['new.id::text', 'to_jsonb(new)::text'],
    ['new.investor_id as id', 'new.handled_by as id'],
    [' union select o.user_id from private.operators o', ''],
    ["when new.answer is null then 'messages.closed'", "when false then 'messages.closed'"],
    ['if new.investor_id is not null', 'if true'],
    ["jsonb_build_object('reference', new.reference)", 'to_jsonb(new)'],
    ['p.id = new.investor_id and ', ''],
    [' and p.verified', ''],
  ],
  'private.handle_contact_message': [
    ['handled.handled_by = operator and ', ''],
    [' and handled.answer is not distinct from words', ''],
    ['on p.id = handled.investor_id', 'on true'],
    ['case when p.verified then handled.message end', 'handled.message'],
    ['case when p.verified then p.id end', 'p.id'],
    ['private.signed_params(case when p.verified then p.id end, ', '('],
    [
      'case when handled.investor_id is null then handled.email else private.mailable(p.email) end',
      'handled.email',
    ],
    ['private.mailable(p.email)', 'handled.email'],
    ['where r.recipient is not null', ''],
    ['perform private.audit(', 'perform jsonb_build_array('],
  ],
  ...mailEdits,
  'private.subscribe_newsletter': [
    ['>= 60', '>= 6000'],
    [
      "interval '1 hour' and private.mailbox(n.email) = private.mailbox(address)",
      "interval '1 hour' and n.email = address",
    ],
    [' and private.mailbox(n.email) = private.mailbox(address)', ''],
    ['n.confirmed_at is null and n.asked_at <', 'n.asked_at <'],
    [" and n.asked_at < now() - interval '48 hours'", ''],
    ['set asked_at = now(), ', 'set '],
  ],
  'private.write_newsletter_mail': [
    ["sha256(convert_to(token, 'UTF8'))", "sha256(convert_to(subscription.email, 'UTF8'))"],
    ['subscription.confirmed_at is null', 'true'],
  ],
  'private.confirm_newsletter': [
    [' or link.confirms_until < now()', ''],
    ['subscription.id is null or ', ''],
  ],
  'private.unsubscribe_newsletter': [
    ['where t.subscription_id = link.subscription_id', ''],
    ['where n.id = link.subscription_id', ''],
  ],
  'private.record_health_check': [
    ['h.ok and excluded.ok', 'excluded.ok'],
    ['filter (where h.ok) ', ''],
    ["interval '7 days'", "interval '70 days'"],
    [' where h.minute >= midnight', ''],
  ],
  'private.uptime': [
    ['date - 89)', 'date - 890)'],
    ['- (select count(*) from private.health_checks h where h.minute = s.this_minute and h.ok)', ''],
    ['trunc(100.0', 'round(100.0'],
    ['c.minutes >= 1440', 'c.minutes > 0'],
  ],
  'public.front_page': [
    [" - '{only_row,mail_notifications,version}'::text[]", ''],
    ['limit 20', ''],
  ],
  ...statementEdits,
  ...verifyEdits,
  ...grantEdits,
  'private.mature_positions_now': [['perform private.audit(', 'perform jsonb_build_array(']],
  'private.audit_operator_name': [
    ['perform private.audit(', 'perform jsonb_build_array('],
    ['where o.user_id = new.id', ''],
  ],
  'private.audit_role_change': [['perform private.audit(', 'perform jsonb_build_array(']],
  ...ledgerEdits,
  ...proofEdits,
  ...offersEdits,
  ...homeEdits,
  ...peopleEdits,
  ...officeEdits,
  ...correctionEdits,
  ...personEdits,
  ...codeWordEdits,
  ...rolesEdits,
  ...settingsEdits,
  ...marketEdits,
};
