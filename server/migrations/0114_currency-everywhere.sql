-- Settings are the same on every machine where the database is spread, and a copy of them sees no
-- amounts of players: there the code that saves them has looked.
create or replace function cashier_keep_currency() returns trigger
language plpgsql as $$
declare
  before text := coalesce((select settings ->> 'currency' from site_settings
    order by version desc limit 1), 'THB');
begin
  if tg_table_name = 'site_settings' and coalesce(new.settings ->> 'currency', 'THB') <> before
      and (exists (select 1 from wallet_entries) or exists (select 1 from cashier_deposits)) then
    raise exception 'the currency is % and stays so: there are amounts in it', before
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
