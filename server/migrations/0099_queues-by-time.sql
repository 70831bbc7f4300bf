-- Queues that people work off are read page by page in the order of time, however long they are.
create index cashier_deposits_awaiting on cashier_deposits (created_at, order_id)
  where status = 'awaiting' and family = 'manual';
create index cashier_deposits_refund_due on cashier_deposits (created_at, order_id)
  where status = 'refundDue';
