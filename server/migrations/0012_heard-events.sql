-- Events the activities have heard: one that is delivered again, however that came about, changes
-- nothing. Forgotten together with the events.
create table activity_heard (
  event_id bigint primary key
);
