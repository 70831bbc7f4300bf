-- What came to people within a day, and who deposited for the first time, by time.
create index cashier_deposits_transfers on cashier_deposits (created_at) where family = 'manual';
create index cashier_totals_first on cashier_totals (first_deposit_at)
  where first_deposit_at is not null;
create index identity_checks_sent on identity_checks (submitted_at) where submitted_at is not null;
