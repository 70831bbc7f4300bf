-- A payout is carried under a lease: ask_at lies beyond the longest a carrier may take, and asks,
-- which only grows, is the fence that tells the newest carrier from those before it.

-- How often the gateway may have heard of the payout. Only a refusal of the first submit is final.
alter table cashier_withdrawals add column submits integer not null default 0;
update cashier_withdrawals set submits = 1 where status in ('submitted', 'unknown');
update cashier_withdrawals set asks = least(asks, 10) where asks > 10;
update cashier_deposits set asks = least(asks, 10) where asks > 10;

create index cashier_withdrawals_unknown on cashier_withdrawals (created_at)
  where status = 'unknown';
