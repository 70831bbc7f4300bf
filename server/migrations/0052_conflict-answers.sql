-- What people found out about what a provider said that no rule could follow.
alter table cashier_provider_events add column answer text;
drop index cashier_provider_events_odd;
create index cashier_provider_events_odd on cashier_provider_events (received_at)
  where outcome in ('conflict', 'contentChanged', 'unknownOrder') and answer is null;
