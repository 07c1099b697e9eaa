-- What public chains say. Nodes of the Bitcoin family are not believed: links, targets, work and places in blocks are recomputed here. Those
-- of Ethereum are compared, because SQL cannot compute its hashes: what they do not all say is not credited. Litecoin's proof of work is scrypt, which SQL cannot compute: the watcher checks it (supabase/workers/chain).

do $$
begin
  create role chain_watcher nologin;
-- Roles belong to the whole cluster; another database of it may have made this one.
exception when duplicate_object or unique_violation then
  null;
end $$;
comment on role chain_watcher is 'Of the watcher of chains: calls the functions for headers and payments, reads no people.';
-- The owner may act as it: the local stack and tests do.
grant chain_watcher to current_user with inherit false, set true;
grant usage on schema chain to chain_watcher;

create table chain.networks (
  id text primary key,
  network public.network not null,
  is_test boolean not null,
  confirmations int not null constraint networks_confirmations_sensible check (confirmations between 1 and 100),
  automatic_cents public.cents not null constraint networks_automatic_sensible check (automatic_cents between 0 and 100000000000),
  easiest_bits bigint not null,
  timespan int not null,
  trouble text,
  trouble_since timestamptz,
  unique (network, is_test)
);
comment on table chain.networks is
  'Chains that can be read. Two operators set confirmations and the most cents that are credited without one for an investor in 24 hours.';
comment on column chain.networks.easiest_bits is 'The easiest target, as headers write it; 0 on Ethereum.';
comment on column chain.networks.timespan is 'Seconds that 2,016 blocks should take; on test networks the target is not checked against it.';
insert into chain.networks (id, network, is_test, confirmations, automatic_cents, easiest_bits, timespan) values
  ('bitcoin', 'Bitcoin', false, 3, 1000000, x'1d00ffff'::bigint, 1209600), ('bitcoin-test', 'Bitcoin', true, 3, 1000000, x'207fffff'::bigint, 1209600),
  ('litecoin', 'Litecoin', false, 6, 1000000, x'1e0fffff'::bigint, 302400), ('litecoin-test', 'Litecoin', true, 6, 1000000, x'207fffff'::bigint, 302400),
  ('ethereum', 'Ethereum', false, 12, 1000000, 0, 0), ('ethereum-test', 'Ethereum', true, 6, 1000000, 0, 0);

create table chain.coins (
  network_id text not null references chain.networks (id),
  method text not null references public.payment_methods (name),
  contract text constraint coins_contract_written_small check (contract ~ '^0x[0-9a-f]{40}$'),
  primary key (network_id, method)
);
comment on table chain.coins is 'What is read on a chain. The owner of a sandbox adds the tokens of its test network.';
comment on column chain.coins.contract is 'Of a token; null of the chain''s own coin.';
create unique index coins_contract_once on chain.coins (network_id, contract) nulls not distinct;
insert into chain.coins (network_id, method, contract) values
  ('bitcoin', 'bitcoin', null), ('bitcoin-test', 'bitcoin', null), ('litecoin', 'Litecoin', null), ('litecoin-test', 'Litecoin', null),
  ('ethereum', 'Ethereum', null), ('ethereum-test', 'Ethereum', null), ('ethereum', 'USDT', '0xdac17f958d2ee523a2206206994597c13d831ec7');

create table chain.headers (
  hash bytea primary key,
  network_id text not null references chain.networks (id),
  height int not null constraint headers_height_sensible check (height >= 0),
  raw bytea not null constraint headers_of_80_bytes check (octet_length(raw) = 80),
  work numeric not null,
  in_chain boolean not null,
  read_at timestamptz,
  received_at timestamptz not null default now()
);
comment on table chain.headers is 'Headers from a checkpoint on, those of branches too.';
comment on column chain.headers.hash is 'Double SHA-256 in the order of the bytes, which explorers write backwards; of Ethereum as nodes say.';
comment on column chain.headers.raw is 'On Ethereum the hash of the block before, at its place, and zeros.';
comment on column chain.headers.work is 'Expected number of hashes since the checkpoint; of Ethereum the same for each block.';
comment on column chain.headers.in_chain is 'Whether it is in the branch with most work.';
comment on column chain.headers.read_at is 'When its block had been searched for payments.';
create unique index headers_in_chain on chain.headers (network_id, height) where in_chain;
create index headers_orphaned on chain.headers (network_id) where not in_chain;
create index headers_unread on chain.headers (network_id, height) where in_chain and read_at is null;

select ground.append_only('chain.headers', 'hash, network_id, height, raw, work, received_at');

-- Not in SQL: Postgres 17 would plan these again in every call.
create function chain.hash(bytes bytea) returns bytea language plpgsql immutable as $$
  -- Returns the double SHA-256 that names blocks and transactions.
begin return sha256(sha256(bytes)); end $$;

create function chain.reversed(bytes bytea) returns bytea language plpgsql immutable as $$
  -- Returns bytes backwards, as explorers and nodes write hashes.
declare
  backwards bytea := '';
begin
  for i in 1 .. coalesce(octet_length(bytes), 0) loop backwards := substr(bytes, i, 1) || backwards; end loop;
  return backwards;
end $$;

create function chain.number(bytes bytea) returns numeric language plpgsql immutable as $$
  -- Reads a little-endian number.
begin return ('0x00' || encode(chain.reversed(bytes), 'hex'))::numeric; end $$;

create function chain.target(bits bigint) returns numeric language plpgsql immutable as $$
  -- Returns the target of a header's bits, which its hash may not exceed; 0 of bits that no network writes.
begin return case when bits & 8388608 > 0 or bits >> 24 not between 3 and 32 then 0
    else (bits & 8388607) * power(256::numeric, ((bits >> 24) - 3)::numeric) end::numeric(90, 0); end $$;

create function chain.bits(target numeric) returns bigint language plpgsql immutable as $$
  -- Returns the bits in which headers write a target, of at least three bytes, rounded down.
declare
  size int := 3;
  mantissa numeric := target;
begin
  while mantissa >= 8388608 loop
    mantissa := div(mantissa, 256);
    size := size + 1;
  end loop;
  return (size::bigint << 24) + mantissa::bigint;
end $$;

create function chain.retargeted(bits bigint, seconds bigint, timespan int, easiest_bits bigint) returns bigint
  language sql immutable as $$
  -- Returns the bits after 2,016 blocks that took so many seconds.
  select chain.bits(least(
    div(chain.target(retargeted.bits) * greatest(least(seconds, timespan * 4::bigint), timespan / 4), timespan),
    chain.target(easiest_bits))) $$;

create function chain.current(network text) returns chain.networks language plpgsql stable as $$
  -- Returns the chain that the site reads of a network: the test network in a sandbox, the main one of a live site.
begin return (select n from chain.networks n where lower(n.network) = lower(current.network) and n.is_test = ground.is_sandbox()); end $$;

create function chain.tip(network_id text) returns chain.headers language sql stable as $$
  -- Returns the last header of the branch with most work.
  select h from chain.headers h where h.network_id = tip.network_id and h.in_chain order by h.height desc limit 1 $$;

create function chain.parent(header chain.headers) returns chain.headers language sql stable as $$
  -- Returns the header before one; null of a checkpoint.
  select h from chain.headers h where h.hash = substr(header.raw, 5, 32) and h.network_id = header.network_id $$;

create function chain.word(raw bytea, place int) returns bigint language plpgsql immutable as $$
  -- Reads a little-endian number of four bytes from a place (of the first: 0); 0 if they are not there.
begin
  return case when octet_length(raw) >= place + 4
    then get_byte(raw, place) + (get_byte(raw, place + 1) << 8) + (get_byte(raw, place + 2) << 16) + (get_byte(raw, place + 3)::bigint << 24)
    else 0 end;
end $$;

create function chain.time(raw bytea) returns bigint language plpgsql immutable as $$
  -- Returns when a header says that it was made, in seconds since 1970.
begin return chain.word(raw, 68); end $$;

create function chain.header_bits(raw bytea) returns bigint language plpgsql immutable as $$
  -- Returns the bits of a header.
begin return chain.word(raw, 72); end $$;

create function chain.may_have_bits(network chain.networks, parent chain.headers, bits bigint) returns boolean
  language plpgsql stable as $$
  -- Returns whether a network's rules give the header after this one such bits; on test networks any will do.
declare
  before constant bigint := chain.header_bits(parent.raw);
  first chain.headers := parent;
  -- Litecoin measures one block more.
  first_height constant int := parent.height - case network.network when 'Litecoin' then 2016 else 2015 end;
begin
  if chain.target(bits) not between 1 and chain.target(network.easiest_bits) then
    return false;
  elsif network.is_test then
    return true;
  elsif (parent.height + 1) % 2016 <> 0 then
    return bits = before;
  end if;
  while not first.in_chain and first.height > first_height loop
    first := chain.parent(first);
  end loop;
  if first.height > first_height then
    select * into first from chain.headers h where h.network_id = network.id and h.height = first_height and h.in_chain;
  end if;
  if first.hash is null then
    -- Begins before the checkpoint: bounded, because a target changes by a factor of four at most.
    return chain.target(bits) between div(chain.target(before), 4) - 1 and chain.target(before) * 4;
  end if;
  return bits = chain.retargeted(before, chain.time(parent.raw) - chain.time(first.raw), network.timespan, network.easiest_bits);
end $$;

create function chain.require_work(network chain.networks, parent chain.headers, given bytea) returns void
  language plpgsql stable as $$
  -- Refuses a header (80 bytes) that does not follow a known one, has wrong bits, or too little work for them.
begin
  if parent.hash is null or octet_length(given) <> 80 then raise exception 'another_chain'; end if;
  if network.network <> 'Ethereum' and (not chain.may_have_bits(network, parent, chain.header_bits(given))
     or network.network <> 'Litecoin' and chain.number(chain.hash(given)) > chain.target(chain.header_bits(given))) then
    raise exception 'too_little_work';
  end if;
end $$;

create function chain.move_tip(tip chain.headers) returns void language plpgsql as $$
  -- Makes the branch that ends with a header the chain.
declare
  h chain.headers := tip;
  joined bytea[] := '{}';
begin
  while h.hash is not null and not h.in_chain loop
    joined := joined || h.hash;
    h := chain.parent(h);
  end loop;
  update chain.headers x set in_chain = false where x.network_id = tip.network_id and x.in_chain and x.height > coalesce(h.height, -1);
  update chain.headers x set in_chain = true where x.hash = any (joined);
end $$;

create function chain.begin_at(network_id text, height int, raw bytea, hash bytea default null) returns void language plpgsql as $$
  -- Begins a chain at a checkpoint, whose work is not checked. Raises invalid_value, changed_meanwhile (it has begun).
begin
  if octet_length(raw) <> 80 or height not between 0 and 100000000 then raise exception 'invalid_value'; end if;
  if exists (select from chain.headers h where h.network_id = begin_at.network_id) then
    raise exception 'changed_meanwhile';
  end if;
  insert into chain.headers (hash, network_id, height, raw, work, in_chain, read_at)
  values (coalesce(begin_at.hash, chain.hash(raw)), begin_at.network_id, begin_at.height, raw, 0, true, now());
end $$;

create function chain.compact(bytes bytea, at int, out value int, out next int) language plpgsql immutable as $$
  -- Reads a number of variable length at a position, and where the next one begins. Raises malformed_transaction.
declare
  size constant int := case get_byte(bytes, at) when 253 then 2 when 254 then 4 when 255 then 8 else 0 end;
begin
  next := at + 1 + size;
  value := case size when 0 then get_byte(bytes, at) else chain.number(substr(bytes, at + 2, size)) end;
  -- No more than there are bytes: nothing counts to a number that is only claimed.
  if value > octet_length(bytes) then raise exception 'malformed_transaction'; end if;
end $$;

create function chain.inputs_of(raw bytea, out spent bytea[], out next int) language plpgsql immutable as $$
  -- Returns the outputs that a transaction, written without witness, spends, as it writes them, and where its own begin.
declare
  part record;
  inputs int;
begin
  select c.value, c.next into inputs, next from chain.compact(raw, 4) c;
  for i in 1 .. inputs loop
    spent := spent || substr(raw, next + 1, 36);
    select c.* into part from chain.compact(raw, next + 36) c;
    next := part.next + part.value + 4;
  end loop;
end $$;

create function chain.outpoint(transaction_id text, output int) returns bytea language sql immutable as $$
  -- Returns an output as a transaction that spends it writes it.
  select chain.reversed(decode(transaction_id, 'hex')) || chain.reversed(int4send(output)) $$;

create function chain.output_of(raw bytea, output int, out units bigint, out script bytea)
  language plpgsql immutable as $$
  -- Returns amount (in the coin's smallest unit) and script of an output of a transaction, which is written without
  -- witness. Raises malformed_transaction (also 64 bytes or less).
declare
  at int;
  part record;
  inputs bytea[];
  outputs int;
begin
  -- A node of the tree of a block has 64 bytes: what is as short may be one.
  if raw is null or octet_length(raw) <= 64 then raise exception 'malformed_transaction'; end if;
  select i.spent, i.next into inputs, at from chain.inputs_of(raw) i;
  select c.value, c.next into outputs, at from chain.compact(raw, at) c;
  for i in 0 .. outputs - 1 loop
    select c.* into part from chain.compact(raw, at + 8) c;
    if i = output then
      units := chain.number(substr(raw, at + 1, 8));
      script := substr(raw, part.next + 1, part.value);
    end if;
    at := part.next + part.value;
  end loop;
  if inputs is null or at + 4 <> octet_length(raw) or script is null then raise exception 'malformed_transaction'; end if;
-- Bytes that are not there, or numbers above any amount.
exception when array_subscript_error or numeric_value_out_of_range or substring_error then
  raise exception 'malformed_transaction';
end $$;

create function chain.root_of(raw bytea, place int, branch bytea) returns bytea language plpgsql immutable strict as $$
  -- Returns the root that a branch leads to from a transaction at a place; null if the branch does not fit the place.
declare
  root bytea := chain.hash(raw);
  at int := place;
begin
  if place < 0 or octet_length(branch) % 32 <> 0 or octet_length(branch) > 32 * 20 or place >> (octet_length(branch) / 32) <> 0 then
    return null;
  end if;
  for i in 0 .. octet_length(branch) / 32 - 1 loop
    root := chain.hash(case at & 1 when 1 then substr(branch, i * 32 + 1, 32) || root else root || substr(branch, i * 32 + 1, 32) end);
    at := at >> 1;
  end loop;
  return root;
end $$;

create function chain.is_in_block(header bytea, raw bytea, place int, branch bytea, coinbase bytea, coinbase_branch bytea) returns boolean
  language sql immutable as $$
  -- Returns whether a transaction is in the block of a header, by its branch and that of the block's first transaction.

  -- The first transaction, which only the block's maker writes, says how deep the tree is: no node of it passes for a transaction.
  select coalesce(
    octet_length(raw) > 64 and octet_length(coinbase) > 64 and octet_length(branch) = octet_length(coinbase_branch)
    and substr(coinbase, 5, 37) = '\x01'::bytea || decode(repeat('00', 32), 'hex') || '\xffffffff'::bytea
    and chain.root_of(raw, place, branch) = substr(header, 37, 32)
    and chain.root_of(coinbase, 0, coinbase_branch) = substr(header, 37, 32), false) $$;

create function chain.in_coins(units numeric, method text) returns numeric language sql stable as $$
  -- Returns so many of the smallest unit in coins.
  select trim_scale(units * ('1e-' || m.decimals)::numeric) from public.payment_methods m where m.name = in_coins.method
$$;

create function chain.payment_of(network_id text, raw bytea, output int, out units numeric, out script bytea, out method text, out transaction_id text)
  language plpgsql stable as $$
  -- Returns what an output pays, to which script (or address), by which method or null. Raises malformed_transaction.
declare
  told jsonb;
begin
  if network_id ^@ 'ethereum' then
    told := convert_from(raw, 'UTF8');
    units := (told ->> 'value')::numeric;
    script := decode(substr(told ->> 'to', 3), 'hex');
    transaction_id := told ->> 'transaction';
    method := (select c.method from chain.coins c where c.network_id = payment_of.network_id and c.contract is not distinct from told ->> 'contract');
  else
    select o.units, o.script into units, script from chain.output_of(raw, output) o;
    transaction_id := encode(chain.reversed(chain.hash(raw)), 'hex');
    method := (select c.method from chain.coins c where c.network_id = payment_of.network_id);
  end if;
end $$;
