-- Whom somebody brought: a first name and an initial, never an address or a balance.

create function private.my_referrals() returns table (name text, level int, status text, registered_at timestamptz)
  language sql stable security definer set search_path = ''
as $$
  select
    -- Some give an address as their name: what follows the @ stays with us.
    split_part(split_part(p.name, ' ', 1), '@', 1)
      || case when strpos(p.name, ' ') > 0 then ' ' || left(reverse(split_part(reverse(p.name), ' ', 1)), 1) || '.' else '' end,
    1,
    case
      when exists (select from public.positions x where x.investor_id = p.id) then 'Invested'
      when p.verified then 'Verified'
      else 'Registered'
    end,
    p.created_at
  from public.profiles p
  where p.referred_by = (select auth.uid())
  order by p.created_at desc
  limit 200
$$;
comment on function private.my_referrals() is
  'The newest 200 people who registered with the caller''s link: masked name, level (always 1), status, day of registration (specification 2, Refer).';
grant execute on function private.my_referrals() to authenticated;

create function public.my_referrals() returns table (name text, level int, status text, registered_at timestamptz)
  language sql stable security invoker set search_path = ''
as $$ select * from private.my_referrals() $$;
comment on function public.my_referrals() is 'See private.my_referrals.';
grant execute on function public.my_referrals() to authenticated;
