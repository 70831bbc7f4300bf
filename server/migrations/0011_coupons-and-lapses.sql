-- Coupons on deposits, requirements that lapse with the money they came with, and refunds that an
-- operator has made.

alter table wallet_requirements
  drop constraint wallet_requirements_state_check,
  add constraint wallet_requirements_state_check
    check (state in ('open', 'met', 'given_up', 'lapsed')),
  -- The coin account's entry with which it was given up or lapsed.
  drop constraint wallet_requirements_check2,
  add constraint wallet_requirements_closed_check
    check ((state in ('given_up', 'lapsed')) = (closed_seq is not null));

alter table cashier_deposits
  -- The coupon it was made with, and what it adds: as promised while the order is open, as given
  -- once it is credited.
  add column coupon_id bigint,
  add column bonus bigint not null default 0 check (bonus >= 0),
  drop constraint cashier_deposits_status_check,
  add constraint cashier_deposits_status_check
    check (status in ('created', 'awaiting', 'paid', 'credited', 'expired', 'latePaid',
      'refundDue', 'refunded', 'failed', 'cancelled')),
  drop constraint cashier_deposits_check,
  add constraint cashier_deposits_paid_check
    check (paid_amount is not null
      or status not in ('paid', 'credited', 'latePaid', 'refundDue', 'refunded'));
