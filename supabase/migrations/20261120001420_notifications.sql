-- What happened to a person's deposits, withdrawals, plans, identity case and balance, to be read when they come back.
--
-- private.announce() (realtime.sql) writes a row with each new status, in the transaction that changes it. The words are
-- made by the client, in the language of the reader. There are no more rows than changes of rows that are kept anyway;
-- those older than a year are removed (retention.sql).

alter table public.site add column mail_notifications boolean not null default false;
comment on column public.site.mail_notifications is 'Whether people also get a mail of each notification; set by an admin of the site, once its mails really arrive.';

alter table public.profiles add column mail_notifications boolean not null default true;
comment on column public.profiles.mail_notifications is 'Whether this person wants mails of notifications, where the site sends any.';
grant update (mail_notifications) on public.profiles to authenticated;

create table public.notifications (
  id uuid not null default gen_random_uuid(),
  investor_id uuid not null,
  created_at timestamptz not null default clock_timestamp(),
  kind text not null,
  subject_id uuid not null,
  amount_cents bigint,
  claimed_cents bigint,
  coin text,
  arrived_coins public.coins,
  quoted_coins public.coins,
  detail text,
  read_at timestamptz,
  primary key (investor_id, created_at, id)
);
comment on table public.notifications is
  'What a person is told by the bell: new statuses of their deposits, withdrawals, packages, identity cases, orders and strategies, approvals that lapsed, bonuses and payments of the house, corrections, yield that was taken back, freezes, answers, copies and warnings. Yield that is credited is not told.';
comment on column public.notifications.investor_id is 'The person it is for. Not a foreign key: it is copied from a row that has one.';
comment on column public.notifications.kind is 'Table and status, like deposits.approved.';
comment on column public.notifications.subject_id is 'Id of the row that changed.';
comment on column public.notifications.amount_cents is 'Its amount in cents, where it has one.';
comment on column public.notifications.claimed_cents is 'Of an approved deposit, what the investor had entered, in cents, if something else arrived.';
comment on column public.notifications.coin is 'Of an approved deposit for which something else arrived than was entered, its coin, where it was counted in coins.';
comment on column public.notifications.quoted_coins is 'How many coins the investor had been told to send; null if no price was quoted.';
comment on column public.notifications.detail is 'Its plan or subject, or the reason that was given.';

grant select on public.notifications to authenticated, service_role;

create policy notifications_investor_select on public.notifications
  for select to authenticated
  using (investor_id = (select private.caller()));

create function private.unread_notifications() returns int
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  return (
    select count(*) from (
      select from public.notifications n where n.investor_id = investor and n.read_at is null limit 100
    ) newest);
end
$$;
comment on function private.unread_notifications() is
  'How many notifications the caller has not read; 100 stands for more. Raises not_allowed, session_ended (42501), by which an open page learns that its session was ended elsewhere.';
select private.open('private.unread_notifications', 'authenticated');

create function private.read_notifications(notification_id uuid default null) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := private.caller();
begin
  delete from public.notifications n where n.investor_id = investor and n.created_at < now() - interval '1 year';
  update public.notifications n
  set read_at = now()
  where n.investor_id = investor and n.read_at is null
    and n.id = coalesce(read_notifications.notification_id, n.id);
  if found then
    -- For the other pages that the person has open.
    perform private.broadcast('notifications', investor::text, investor);
  end if;
  return private.unread_notifications();
end
$$;
comment on function private.read_notifications(uuid) is
  'Marks one notification of the caller as read, or all with null, and answers how many are left. What is older than a year is removed. Raises not_allowed, session_ended (42501).';
select private.open('private.read_notifications', 'authenticated');

-- Mails -------------------------------------------------------------------------------------------------------------

alter table private.outgoing_mails drop constraint outgoing_mails_kind;
alter table private.outgoing_mails add constraint outgoing_mails_kind
  check (kind in ('contact_received', 'contact_answer', 'newsletter_confirmation', 'newsletter_welcome', 'notification'));

create function private.mail_notification(investor uuid, kind text, cents bigint, claimed bigint default null, coins jsonb default '{}') returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into private.outgoing_mails (recipient, kind, params, language)
  select p.email, 'notification', private.signed_params(p.id, jsonb_build_object('kind', mail_notification.kind, 'amount_cents', cents)
    || case when claimed is null then '{}' else jsonb_build_object('claimed_cents', claimed) end || mail_notification.coins), p.language
  from public.profiles p
  -- An address to which no mail can go must not undo what it would have told of.
  where p.id = investor and p.verified and p.mail_notifications and private.mailable(p.email) is not null
    -- What is told now is one of them.
    and (select count(*) from public.notifications n
         where n.investor_id = p.id and n.kind = mail_notification.kind and n.created_at > now() - interval '24 hours') <= 50;
end
$$;
comment on function private.mail_notification(uuid, text, bigint, bigint, jsonb) is
  'Puts the mail of a notification (amounts in cents, and in coins as text; see public.notifications) into the outbox, for a person with a confirmed address who wants it: fifty of one kind in 24 hours at most, the bell tells of the others. Reasons are not in it: a mail is read by more than one.';

create function private.tell(investor uuid, event text, kind text, subject uuid, cents bigint, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.broadcast(tell.event, subject::text, investor);
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
  values (investor, tell.kind, subject, cents, reason);
  if (select s.mail_notifications from public.site s) then
    perform private.mail_notification(investor, tell.kind, cents);
  end if;
end
$$;
comment on function private.tell(uuid, text, text, uuid, bigint, text) is
  'Tells an investor, on open pages (by the event), by the bell, and by mail where the site sends any, what changed without a new status of a row, '
  'like a credit of the house (cents); the reason is one that they may read.';

create function private.tell_of_lapsed_approvals() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell(w.investor_id, 'withdrawals', 'withdrawals.lapsed', w.id, w.amount_cents, null)
  from public.withdrawals w
  where w.reviewed_by = old.user_id and w.status = 'approved';
  return null;
end
$$;
comment on function private.tell_of_lapsed_approvals() is
  'Trigger of private.operators: when an operator loses the role, or gets another one, the owners of withdrawals that they approved learn that these wait for another approval, and can be taken back.';
create trigger tell_of_lapsed_approvals after delete on private.operators
  for each row execute function private.tell_of_lapsed_approvals();
create trigger tell_of_approvals_of_another_role after update of role on private.operators
  for each row when (old.role <> new.role) execute function private.tell_of_lapsed_approvals();
