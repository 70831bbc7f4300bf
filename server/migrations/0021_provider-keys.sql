-- A provider's key is changed without haste: the one before stays good for a while.
alter table play_providers
  add column former_secret bytea,
  add column former_until timestamptz;

-- Whoever changes a provider, also by hand: every copy of the server hears of it.
create function play_tell_providers() returns trigger language plpgsql as $$
begin
  perform pg_notify('parlour_changed', 'providers');
  return null;
end $$;
create trigger play_providers_tell after insert or update or delete on play_providers
  for each statement execute function play_tell_providers();
