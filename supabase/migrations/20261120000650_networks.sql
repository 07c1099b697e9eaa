-- The networks that payments travel on, and the one form in which each payment is kept. A unique index sees that a payment
-- is named twice only when two ways of writing it are the same text.

create domain public.network as text
  constraint network_known
    check (value in ('Bitcoin', 'Litecoin', 'Dogecoin', 'Bitcoin Cash', 'Ethereum', 'BNB Smart Chain', 'TRON', 'TON'));
comment on domain public.network is 'A network that payments are made on, by its name.';

create function private.is_network(network text) returns boolean
  language plpgsql immutable set search_path = ''
as $$
begin
  return network::public.network is not null;
exception when check_violation then
  return false;
end
$$;
comment on function private.is_network(text) is 'Returns whether a text names a network.';

create function private.transaction_id(network text, written text) returns text
  language sql immutable set search_path = ''
as $$
  select case
    when network = 'TON' and written ~ '^[A-Za-z0-9+/_-]{43}=?$' then
      encode(decode(translate(left(written, 43), '-_', '+/') || '=', 'base64'), 'hex')
    when network in ('Ethereum', 'BNB Smart Chain') then lower(substring(written from '^0x[0-9a-fA-F]{64}$'))
    else lower(substring(written from '^[0-9a-fA-F]{64}$'))
  end
$$;
comment on function private.transaction_id(text, text) is
  'Returns the id of a transaction in the one form that is kept: 64 hexadecimal digits in lower case, after 0x on Ethereum and BNB Smart Chain. '
  'TON also writes its ids in base64. Returns null if the network does not write ids like this. Whether there is such a transaction cannot be known here.';

create function private.canonical_address(network text, address text) returns text
  language plpgsql immutable set search_path = ''
as $$
declare
  bytes bytea;
begin
  if network = 'Ethereum' or network = 'Bitcoin' and address ~* '^(bc|tb|bcrt)1' or network = 'TON' and address like '%:%' then
    return lower(address);
  elsif network = 'TON' and address ~ '^[0-9A-Za-z_/+-]{48}$' then
    -- Flags, workchain, hash, checksum: the flags say how to pay, not who is paid.
    bytes := decode(translate(address, '-_', '+/'), 'base64');
    return case get_byte(bytes, 1) when 255 then '-1' else get_byte(bytes, 1)::text end || ':' || encode(substr(bytes, 3, 32), 'hex');
  end if;
  return address;
end
$$;
comment on function private.canonical_address(text, text) is
  'Returns an address in one form, however its network lets people write it: lower case where case says nothing, and TON''s raw form. What is no address comes back as it is.';

create function private.lock_transaction(network text, transaction_id text) returns void
  language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('transaction ' || network || ' ' || transaction_id, 0))
$$;
comment on function private.lock_transaction(text, text) is
  'Makes those who count the same transaction, as a deposit or as a withdrawal, take turns until their own database transactions end.';
