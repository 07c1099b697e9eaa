-- Withdrawals on networks that are read: coins and price are fixed at the approval, and an output of exactly these pays them.

create table chain.payees (
  withdrawal_id uuid primary key references public.withdrawals (id),
  number bigint not null default nextval('chain.addresses_number_seq'),
  network_id text not null references chain.networks (id),
  script bytea not null,
  method text not null references public.payment_methods (name),
  units numeric not null constraint payees_units_positive check (units > 0 and scale(units) = 0),
  fixed_at timestamptz not null default now(),
  batch_id uuid
);
comment on table chain.payees is 'Approved withdrawals whose addresses are watched.';
comment on column chain.payees.number is 'In one order with chain.addresses, for the watcher.';
comment on column chain.payees.fixed_at is 'What was seen before does not pay it.';
create index payees_number on chain.payees (network_id, number);
create index payees_script on chain.payees (script);
select ground.append_only('chain.payees', 'withdrawal_id, number, network_id, script, method');

create table chain.scripts (
  script bytea primary key,
  number bigint not null default nextval('chain.addresses_number_seq'),
  network_id text not null references chain.networks (id)
);
comment on table chain.scripts is 'What else pays the site, in outputs that are no deposits: mining income, change.';
select ground.append_only('chain.scripts');
