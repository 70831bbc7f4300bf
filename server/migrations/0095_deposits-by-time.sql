-- How each way to deposit did within a day.
create index cashier_deposits_created on cashier_deposits (created_at);
