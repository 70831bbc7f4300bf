-- A payout stays with the gateway it was first sent to: another would pay it again.
alter table cashier_withdrawals add column gateway text not null default 'sandbox';

-- A payment the provider shall send back is `refunding`: asked for when ask_at comes.
alter table cashier_payments
  add column ask_at timestamptz,
  add column asks integer not null default 0;
create index cashier_payments_ask on cashier_payments (ask_at) where ask_at is not null;
