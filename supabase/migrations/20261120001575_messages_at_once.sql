-- Only messages can be closed in bulk, because no mail is sent and no money moves.

create function messages.close_contact_messages(message_ids uuid[])
  returns table (id uuid, reference text, outcome text, holder text)
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := people.require_operator();
  message public.contact_messages;
begin
  if message_ids is null or cardinality(message_ids) not between 1 and 100 then
    raise exception 'invalid_value' using hint = 'One to a hundred messages.';
  end if;
  -- Locks all in one order, with their leases, so that overlapping lists do not deadlock; before the first closing, which locks the head of the audit
  -- trail.
  perform from public.contact_messages m where m.id = any (message_ids) order by m.id for update;
  perform from desk.case_leases c where c.case_id = any (message_ids) and c.queue = 'contact_messages' for update;
  for message in select * from public.contact_messages m where m.id = any (message_ids) order by m.id loop
    id := message.id;
    reference := message.reference;
    holder := (
      select p.name from desk.case_leases c join public.profiles p on p.id = c.operator_id
      where c.case_id = message.id and c.queue = 'contact_messages' and c.held_until > now() and c.operator_id <> operator);
    outcome := case when message.handled_at is not null then 'handled' when holder is not null then 'claimed' else 'closed' end;
    if outcome = 'closed' then
      perform messages.handle_contact_message(message.id, null);
    end if;
    return next;
  end loop;
end
$$;
comment on function messages.close_contact_messages(uuid[]) is
  'Closes up to a hundred messages in one transaction; returns closed, claimed (leased by another), or handled (before). Raises not_allowed, session_ended (42501), invalid_value.';
select ground.open('messages.close_contact_messages', 'authenticated');
