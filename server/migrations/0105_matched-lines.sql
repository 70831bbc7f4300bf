-- When a line was dealt with: what was matched today is a list of its own.
alter table cashier_statement_lines add column closed_at timestamptz;
create index cashier_statement_lines_used on cashier_statement_lines (closed_at, line_id)
  where outcome = 'used';
-- The queues of one account.
create index cashier_statement_lines_account on cashier_statement_lines (channel_id, at, line_id)
  where outcome = 'open';
create index cashier_deposits_awaiting_account on cashier_deposits
  (channel_id, created_at, order_id) where status = 'awaiting' and family = 'manual';
