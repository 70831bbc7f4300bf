-- What the house's own bank says has arrived, a line each, once: proposed to a person beside the
-- transfers that players announced.
create table cashier_statement_lines (
  line_id bigint generated always as identity primary key,
  channel_id integer not null references cashier_channels,
  line_key text collate "C" not null,
  at timestamptz not null,
  amount bigint not null check (amount > 0),
  reference text not null,
  outcome text not null default 'open' check (outcome in ('open', 'used', 'dismissed')),
  order_id text collate "C" unique,
  imported_at timestamptz not null default now(),
  unique (channel_id, line_key),
  check ((outcome = 'used') = (order_id is not null))
);
create index cashier_statement_lines_open on cashier_statement_lines (at, line_id)
  where outcome = 'open';
create index cashier_deposits_unpaid_transfers on cashier_deposits (channel_id, created_at)
  where family = 'manual' and paid_amount is null;
