-- Events lie in days (UTC) that are dropped whole. A delivery carries what it tells: followers read
-- nothing else, and the log may go while somebody still has to hear.

-- Opens the partition of a day unless it is there. A day that already has rows in the rest stays
-- there.
create function frame_open_day(parent text, day date) returns void language plpgsql as $$
declare
  opens timestamptz := day::timestamp at time zone 'UTC';
  closes timestamptz := (day + 1)::timestamp at time zone 'UTC';
  day_table text := parent || to_char(day, '"_"YYYY_MM_DD');
  is_used boolean;
begin
  perform pg_advisory_xact_lock(hashtext('frame:days'));
  execute format('select exists (select from %I where at >= $1 and at < $2)', parent || '_rest')
    into is_used using opens, closes;
  if is_used or to_regclass(day_table) is not null then
    return;
  end if;
  execute format('create table %I (like %I including defaults including constraints
    including indexes)', day_table, parent);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent,
    day_table, opens, closes);
end $$;

-- Opens today and the days ahead, and drops those older than what is kept.
create function frame_keep_days(parent text, kept integer, ahead integer) returns void
language plpgsql as $$
declare
  today date := now() at time zone 'UTC';
  oldest text := parent || to_char(today - kept, '"_"YYYY_MM_DD');
  old_table regclass;
begin
  perform frame_open_day(parent, today + nth) from generate_series(0, ahead) as nth;
  for old_table in select inhrelid::regclass from pg_inherits
      join pg_class on pg_class.oid = inhrelid
      where inhparent = parent::regclass and relname <> parent || '_rest' and relname < oldest
  loop
    execute format('drop table %s', old_table);
  end loop;
  execute format('delete from %I where at < $1', parent || '_rest')
    using (today - kept)::timestamp at time zone 'UTC';
end $$;

alter table event_deliveries drop constraint event_deliveries_event_id_fkey,
  add column type text, add column payload jsonb, add column at timestamptz;
update event_deliveries d set type = e.type, payload = e.payload, at = e.at
from events e where e.event_id = d.event_id;
alter table event_deliveries alter type set not null, alter payload set not null,
  alter at set not null;

create sequence events_number;
alter table events rename to events_before;
create table events (
  event_id bigint not null default nextval('events_number'),
  type text not null,
  player_id bigint not null,
  payload jsonb not null,
  at timestamptz not null default now(),
  primary key (event_id, at)
) partition by range (at);
alter sequence events_number owned by events.event_id;
create table events_rest partition of events default;
-- Days before today are dropped like any other.
select frame_open_day('events', day) from (
  select distinct (at at time zone 'UTC')::date as day from events_before) days;
select frame_keep_days('events', 60, 14);
insert into events select event_id, type, player_id, payload, at from events_before;
select setval('events_number', coalesce(max(event_id), 0) + 1, false) from events_before;
drop table events_before;

alter table activity_heard rename to activity_heard_before;
create table activity_heard (
  event_id bigint not null,
  at timestamptz not null,
  primary key (event_id, at)
) partition by range (at);
create table activity_heard_rest partition of activity_heard default;
select frame_open_day('activity_heard', day) from (
  select distinct (at at time zone 'UTC')::date as day from events) days;
select frame_keep_days('activity_heard', 60, 14);
-- The code that notes them knows moments by the millisecond.
insert into activity_heard select event_id, date_trunc('milliseconds', at)
from activity_heard_before join events using (event_id);
drop table activity_heard_before;
