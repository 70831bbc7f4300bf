-- Where a player stands in all promotions is one row, the one that is locked to change it: a round
-- brings eight of them further, and eight rows cost eight times as much (decision 75).
alter table activity_players add states jsonb not null default '{}';

update activity_players set states = kept.states
from (
  select player_id,
    jsonb_object_agg(activity, jsonb_build_object('version', version, 'state', state)) as states
  from activity_states group by player_id
) kept
where kept.player_id = activity_players.player_id;

-- With room on its page no index has to follow, and a row of any usual length is not packed.
alter table activity_players set (fillfactor = 60, toast_tuple_target = 8160);

-- What is owed from a moment on waits for it here, beside what met a closed gate.
alter table activity_waiting rename tried_at to due_at;
alter index activity_waiting_oldest rename to activity_waiting_due;
insert into activity_waiting (player_id, activity, due_at)
select player_id, activity, to_timestamp(owed_from / 1000.0) from activity_states
where owed_from is not null
on conflict do nothing;

drop table activity_states;

-- Whether something before it is held back is asked of every delivery, and hardly any ever is.
create index event_deliveries_held on event_deliveries (consumer, player_id, event_id)
  where attempts > 0;
