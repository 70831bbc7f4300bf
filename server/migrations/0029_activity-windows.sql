-- From when to when an activity runs. Null is no border.
alter table activity_configs
  add starts_at timestamptz,
  add ends_at timestamptz,
  add constraint activity_configs_window check (starts_at < ends_at);

-- What a player left behind when a season ended is paid by itself: from when on, the state says.
create index activity_states_owed on activity_states (activity) where state ? 'owedFrom';
