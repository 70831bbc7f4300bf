-- A state changes with every round, and no index has to follow while none looks at it: an index
-- over what is owed looked at every one of them. It looks at a column of its own now, which hardly
-- ever changes.
drop index activity_states_owed;
alter table activity_states add owed_from bigint
  generated always as ((state->>'owedFrom')::bigint) stored;
create index activity_states_owed on activity_states (owed_from) where owed_from is not null;
