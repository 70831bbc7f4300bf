-- The orders that a line of a statement may pay: of its sum, or named by the end of their number.
drop index cashier_deposits_unpaid_transfers;
create index cashier_deposits_unpaid_transfers on cashier_deposits (channel_id, amount, created_at)
  where family = 'manual' and paid_amount is null;
create index cashier_deposits_unpaid_ends on cashier_deposits (right(order_id, 8))
  where family = 'manual' and paid_amount is null;
