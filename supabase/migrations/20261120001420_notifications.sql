-- Notifications of a person's deposits, withdrawals, plans, identity case and balance.
--
-- messages.announce() (realtime.sql) writes a row with each new status. Rows older than a year are removed (retention.sql).

alter table public.site add column mail_notifications boolean not null default false;
comment on column public.site.mail_notifications is 'Set by an admin once mail delivery works.';

alter table public.profiles add column mail_notifications boolean not null default true;
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
comment on table public.notifications is 'Notifications of a person: new statuses, credits and warnings, but not credited yield.';
comment on column public.notifications.investor_id is 'No foreign key: copied from a row that has one.';
comment on column public.notifications.kind is 'Table and status, like deposits.approved.';
comment on column public.notifications.claimed_cents is 'What the investor entered, if something else arrived.';
comment on column public.notifications.coin is 'Of a deposit counted in coins, if something else arrived.';
comment on column public.notifications.quoted_coins is 'Coins the investor was told to send; null without a quote.';

grant select on public.notifications to authenticated, service_role;

create policy notifications_investor_select on public.notifications
  for select to authenticated
  using (investor_id = (select people.caller()));

create function messages.unread_notifications() returns int
  language plpgsql stable security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  return (
    select count(*) from (
      select from public.notifications n where n.investor_id = investor and n.read_at is null limit 100
    ) newest);
end
$$;
comment on function messages.unread_notifications() is
  'Returns the caller''s unread notifications; 100 means more. Open pages learn here that their session was ended elsewhere. Raises not_allowed, session_ended (42501), by which an open page learns that its session was ended elsewhere.';
select ground.open('messages.unread_notifications', 'authenticated');

create function messages.read_notifications(notification_id uuid default null) returns int
  language plpgsql security definer set search_path = ''
as $$
declare
  investor constant uuid := people.caller();
begin
  delete from public.notifications n where n.investor_id = investor and n.created_at < now() - interval '1 year';
  update public.notifications n
  set read_at = now()
  where n.investor_id = investor and n.read_at is null
    and n.id = coalesce(read_notifications.notification_id, n.id);
  if found then
    perform messages.broadcast('notifications', investor::text, investor);
  end if;
  return messages.unread_notifications();
end
$$;
comment on function messages.read_notifications(uuid) is
  'Marks one notification of the caller, or all (null), as read; returns how many are unread. Raises not_allowed, session_ended (42501).';
select ground.open('messages.read_notifications', 'authenticated');

alter table messages.outgoing_mails drop constraint outgoing_mails_kind;
alter table messages.outgoing_mails add constraint outgoing_mails_kind
  check (kind in ('contact_received', 'contact_answer', 'newsletter_confirmation', 'newsletter_welcome', 'notification'));

create function messages.mail_notification(investor uuid, kind text, cents bigint, claimed bigint default null, coins jsonb default '{}') returns void
  language plpgsql set search_path = ''
as $$
begin
  insert into messages.outgoing_mails (recipient, kind, params, language)
  select p.email, 'notification', people.signed_params(p.id, jsonb_build_object('kind', mail_notification.kind, 'amount_cents', cents)
    || case when claimed is null then '{}' else jsonb_build_object('claimed_cents', claimed) end || mail_notification.coins), p.language
  from public.profiles p
  -- A bad address must not roll back the change itself.
  where p.id = investor and p.verified and p.mail_notifications and ground.mailable(p.email) is not null
    and (select count(*) from public.notifications n
         where n.investor_id = p.id and n.kind = mail_notification.kind and n.created_at > now() - interval '24 hours') <= 50;
end
$$;
comment on function messages.mail_notification(uuid, text, bigint, bigint, jsonb) is
  'Queues a notification''s mail for a confirmed address whose owner wants it, fifty of a kind in 24 hours; without reasons, which others could read.';

create function messages.notify(investor uuid, event text, kind text, subject uuid, cents bigint, reason text) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform messages.broadcast(notify.event, subject::text, investor);
  insert into public.notifications (investor_id, kind, subject_id, amount_cents, detail)
  values (investor, notify.kind, subject, cents, reason);
  if (select s.mail_notifications from public.site s) then
    perform messages.mail_notification(investor, notify.kind, cents);
  end if;
end
$$;
comment on function messages.notify(uuid, text, text, uuid, bigint, text) is
  'Notifies an investor of a change without a new status, on pages, by notification and by mail; they see the reason.';

create function whole.notify_of_lapsed_approvals() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform messages.notify(w.investor_id, 'withdrawals', 'withdrawals.lapsed', w.id, w.amount_cents, null)
  from public.withdrawals w
  where w.reviewed_by = old.user_id and w.status = 'approved';
  return null;
end
$$;
comment on function whole.notify_of_lapsed_approvals() is
  'Trigger of people.operators: notifies owners of withdrawals whose approval lapsed with the role.';
create trigger notify_of_lapsed_approvals after delete on people.operators
  for each row execute function whole.notify_of_lapsed_approvals();
create trigger notify_of_approvals_of_another_role after update of role on people.operators
  for each row when (old.role <> new.role) execute function whole.notify_of_lapsed_approvals();
