-- Each transfer of money a provider told of, once, by the provider's own reference: a second
-- payment of an order is seen as one. `outcome` says what came of it.
create table cashier_payments (
  provider text not null,
  payment_ref text not null,
  player_id bigint not null references players,
  order_id text collate "C" not null,
  amount bigint not null check (amount > 0),
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (provider, payment_ref)
);
create index cashier_payments_order on cashier_payments (player_id, order_id);
create index cashier_payments_due on cashier_payments (received_at) where outcome = 'refundDue';

-- What no rule could follow waits for a person: also a fact that changed, and one of no order.
drop index cashier_provider_events_conflicts;
create index cashier_provider_events_odd on cashier_provider_events (received_at)
  where outcome in ('conflict', 'contentChanged', 'unknownOrder');

-- Amounts bear no currency of their own: the site's is theirs, so it stays once there are any.
create function cashier_keep_currency() returns trigger language plpgsql as $$
declare
  before text := coalesce((select settings ->> 'currency' from site_settings
    order by version desc limit 1), 'THB');
begin
  if coalesce(new.settings ->> 'currency', 'THB') <> before
      and (exists (select from wallet_entries) or exists (select from cashier_deposits)) then
    raise exception 'the currency is % and stays so: there are amounts in it', before
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger cashier_keep_currency before insert on site_settings
  for each row execute function cashier_keep_currency();
