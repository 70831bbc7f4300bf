-- What one operator has said and a second must say too: the same act, word for word.
create table operator_agreements (
  act text not null,
  subject text not null,
  content text not null,
  operator_id integer not null references operators,
  at timestamptz not null default now(),
  primary key (act, subject, content, operator_id)
);

-- A deposit that the bank took back.
alter table cashier_deposits
  drop constraint cashier_deposits_status_check,
  add constraint cashier_deposits_status_check
    check (status in ('created', 'awaiting', 'paid', 'credited', 'expired', 'latePaid',
      'refundDue', 'refunded', 'failed', 'cancelled', 'chargedBack'));
