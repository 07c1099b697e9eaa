import postgres from 'postgres';

/** How long other sessions do not see the rows after the message. */
const HIDDEN_S = 0.05;

/**
 * Delivers messages before other sessions see their rows, as a hosted Realtime does because it reads the write-ahead
 * log: a commit ends by sending copies over its own connection, and becomes visible a moment later. Rolled-back
 * messages are not sent.
 * @param adminDbUrl the superuser's, of a running embedded Supabase
 */
export async function deliverEarly(adminDbUrl: string): Promise<void> {
  const sql = postgres(adminDbUrl, { max: 1, onnotice: () => {} });
  try {
    const copier = `${adminDbUrl}?application_name=early`;
    await sql.unsafe(`
      create extension dblink schema realtime;
      create function realtime.send_early() returns trigger
        -- With a setting of its own it would forget what it has sent, when it ends.
        language plpgsql security definer
      as $$
      declare
        sent constant text := coalesce(current_setting('early.sent', true), '');
        copies text;
      begin
        if position(new.id::text in sent) > 0 then
          return null;
        end if;
        -- All of this transaction at once, for it waits once.
        select string_agg(format('insert into realtime.messages (topic, extension, payload, event, private) values (%L, %L, %L, %L, %L);',
            m.topic, m.extension, m.payload, m.event, m.private), '' order by m.cmin::text::int),
          set_config('early.sent', concat(sent, string_agg(m.id::text, '')), true)
        into copies
        from realtime.messages m join realtime.watched_topics w using (topic)
        where m.inserted_at = now()::timestamp and position(m.id::text in sent) = 0;
        if copies is null then
          return null;
        end if;
        if 'early' = any (realtime.dblink_get_connections()) is not true then
          perform realtime.dblink_connect('early', '${copier}');
        end if;
        perform realtime.dblink_exec('early', copies);
        perform pg_sleep(${HIDDEN_S});
        return null;
      end
      $$;
      create or replace trigger announce_message after insert on realtime.messages
        for each row when (current_setting('application_name') = 'early') execute function realtime.announce_message();
      create constraint trigger send_early after insert on realtime.messages deferrable initially deferred
        for each row when (current_setting('application_name') <> 'early') execute function realtime.send_early();
    `);
  } finally {
    await sql.end();
  }
}
