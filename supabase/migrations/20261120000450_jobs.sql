-- Long work in slices, and how it is run.
-- The worker does long jobs in slices: one locks few accounts briefly, and a crash loses at most one.

create table jobs.jobs (
  id bigint generated always as identity primary key,
  kind text not null constraint jobs_kind check (kind in ('yield', 'yield_reversal', 'yield_preview')),
  subject uuid,
  details jsonb not null default '{}' constraint jobs_details_object check (jsonb_typeof(details) = 'object'),
  asked_by uuid references public.profiles (id),
  asked_at timestamptz not null default clock_timestamp(),
  state text not null default 'waiting' constraint jobs_state check (state in ('waiting', 'working', 'failed', 'done')),
  done int not null default 0 constraint jobs_done_not_negative check (done >= 0),
  total int,
  error text,
  tried_at timestamptz,
  ended_at timestamptz,
  result jsonb,
  constraint jobs_done_within_total check (done <= coalesce(total, 0)),
  constraint jobs_end_whole check ((state = 'done') = (ended_at is not null)),
  constraint jobs_error_whole check ((state = 'failed') = (error is not null))
);
comment on table jobs.jobs is 'Queued work in slices, oldest first.';
comment on column jobs.jobs.subject is 'The posting; null for a preview.';
create unique index jobs_once on jobs.jobs (kind, subject);
create index jobs_open on jobs.jobs (id) where ended_at is null;

create type jobs.job_line as (position_id uuid, holder_id uuid, amount_cents public.amount, is_unclaimed boolean);
comment on type jobs.job_line is 'What a job books for one position; unclaimed: the credit had gone there.';

create table jobs.job_slices (
  job_id bigint not null references jobs.jobs (id),
  after int not null,
  upto int not null,
  lines jobs.job_line[] not null,
  primary key (job_id, after),
  constraint job_slices_in_order check (after >= 0 and after < upto),
  constraint job_slices_whole check (cardinality(lines) >= upto - after)
);
comment on table jobs.job_slices is 'What a job still has to book, computed once; each slice removes its row.';
comment on column jobs.job_slices.upto is 'All lines of a person are in one slice.';
-- Ids and amounts hardly compress, and trying takes a quarter of the write.
alter table jobs.job_slices alter column lines set storage external;

create function jobs.slice_size() returns int language sql immutable as $$
  -- Returns how many people a slice handles, so that it takes well under 100 ms.
  select 250
$$;

create function jobs.advance_job(job jobs.jobs) returns jobs.jobs language plpgsql as $$
  -- Runs a job's next slice (advance_<kind>) and stores its progress. The first slice counts; a job without people ends
  -- there.
begin
  execute format('select * from %s($1)', ground.hook('advance', job.kind)) into job using job;
  update jobs.jobs j
  set state = case when job.done = job.total then 'done' else 'working' end,
      ended_at = case when job.done = job.total then clock_timestamp() end,
      done = job.done, total = job.total, result = job.result, error = null
  where j.id = job.id
  returning * into job;
  return job;
end $$;

create function jobs.start_job(kind text, subject uuid, details jsonb, asked_by uuid, is_small boolean) returns bigint
  language plpgsql as $$
  -- Queues a job, or does a small one at once, except for locked accounts. Returns its id.
declare
  job jobs.jobs;
begin
  insert into jobs.jobs (kind, subject, details, asked_by)
  values (start_job.kind, start_job.subject, start_job.details, start_job.asked_by)
  returning * into job;
  while is_small and job.state <> 'done' loop
    begin
      job := jobs.advance_job(job);
    exception when lock_not_available then
      exit;
    end;
  end loop;
  delete from jobs.jobs j where j.id = job.id and j.state = 'done';
  return job.id;
end $$;

create function jobs.run_slice() returns bigint language plpgsql set lock_timeout = '10s' as $$
  -- Runs the next slice of the oldest open job and returns its id, null if none; failed jobs retry after a minute. Safe
  -- to run concurrently. Run by supabase/workers/jobs.ts or pg_cron.
declare
  job jobs.jobs;
begin
  select * into job from jobs.jobs j
  where j.ended_at is null and (j.state <> 'failed' or j.tried_at < clock_timestamp() - interval '1 minute')
  order by j.id limit 1
  for update skip locked;
  if not found then return null; end if;
  begin
    job := jobs.advance_job(job);
    -- Asynchronous commit: a slice lost in a crash is done again. Only the last one waits for the disk.
    if job.state <> 'done' then perform set_config('synchronous_commit', 'off', true); end if;
  -- A timeout counts as failure too, or the job would stay the oldest for ever.
  exception when query_canceled or others then
    update jobs.jobs j set state = 'failed', error = sqlerrm, tried_at = clock_timestamp() where j.id = job.id;
  end;
  return job.id;
end $$;

create procedure jobs.run_job(job text) language plpgsql as $$
  -- Calls a job, a fully qualified expression, until it returns null or two fifths of the statement timeout are over,
  -- each in its own transaction, for pg_cron. A procedure that commits cannot set a search path.
declare
  done text;
  -- The timeout covers all calls, so the last one must start early enough. 0 is no limit.
  patience constant interval := pg_catalog.current_setting('statement_timeout')::interval * 0.4;
begin
  loop
    perform pg_catalog.set_config('lock_timeout', '30s', true);
    execute 'select (' || job || ')::text' into done;
    exit when done is null
      or (patience > '0' and pg_catalog.clock_timestamp() > pg_catalog.statement_timestamp() + patience);
    commit;
  end loop;
end $$;
