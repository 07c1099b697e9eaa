-- Several messages closed without an answer at once. Only messages: no mail is sent and no money moves, so that one
-- click too many does no harm. Deposits, withdrawals, identities and corrections are decided one by one, because each
-- is a person's money or name and has to be looked at; there is no function that takes several of them.

create function private.close_contact_messages(message_ids uuid[])
  returns table (id uuid, reference text, outcome text, holder text)
  language plpgsql security definer set search_path = ''
as $$
declare
  operator constant uuid := private.require_operator();
  message public.contact_messages;
begin
  if message_ids is null or cardinality(message_ids) not between 1 and 100 then
    raise exception 'invalid_value' using hint = 'One to a hundred messages.';
  end if;
  -- Everybody takes them in one order, so that two who close overlapping lists wait for each other and do not deadlock;
  -- and all of them, with the claims that end, before the first is closed: that one holds the head of the audit trail,
  -- which an operator waits for who answers another of them, or loses the role with which they had it open.
  perform from public.contact_messages m where m.id = any (message_ids) order by m.id for update;
  perform from private.case_leases c where c.case_id = any (message_ids) and c.queue = 'contact_messages' for update;
  for message in select * from public.contact_messages m where m.id = any (message_ids) order by m.id loop
    id := message.id;
    reference := message.reference;
    holder := (
      select p.name from private.case_leases c join public.profiles p on p.id = c.operator_id
      where c.case_id = message.id and c.queue = 'contact_messages' and c.held_until > now() and c.operator_id <> operator);
    outcome := case when message.handled_at is not null then 'handled' when holder is not null then 'claimed' else 'closed' end;
    if outcome = 'closed' then
      perform private.handle_contact_message(message.id, null);
    end if;
    return next;
  end loop;
end
$$;
comment on function private.close_contact_messages(uuid[]) is
  'An operator closes up to a hundred messages without an answer, in one transaction, each on the record. Answers what became of each: closed, '
  'claimed (another operator, the holder, has it open: it stays), handled (it was before); an unknown id has no row. '
  'Raises not_allowed, session_ended (42501), invalid_value.';
select private.open('private.close_contact_messages', 'authenticated');
