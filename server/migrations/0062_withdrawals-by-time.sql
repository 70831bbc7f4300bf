-- The console tells what another rule would have done to the latest withdrawals.
create index cashier_withdrawals_created on cashier_withdrawals (created_at);
