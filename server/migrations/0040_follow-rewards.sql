-- Following a channel was a task and is an activity of its own now: who was paid for it as a task
-- is not paid again. The config is a place to hang the states on; operators decide on the real one.
insert into activity_configs (activity, is_on, sort, config, author)
select 'FollowRewards', false, 0, '{}', 'release'
where not exists (select from activity_configs where activity = 'FollowRewards')
  and exists (select from activity_claims where activity = 'Tasks'
    and key in ('once:104', 'once:113', 'once:116', 'once:117'));

insert into activity_states (player_id, activity, version, state)
select player_id, 'FollowRewards',
  (select max(version) from activity_configs where activity = 'FollowRewards'),
  jsonb_build_object('visited', channels, 'claimed', channels)
from (
  select player_id, jsonb_agg(substr(key, 7)::integer - 100) as channels
  from activity_claims where activity = 'Tasks'
    and key in ('once:104', 'once:113', 'once:116', 'once:117')
  group by player_id
) followed
on conflict do nothing;
