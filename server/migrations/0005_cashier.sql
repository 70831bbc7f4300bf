-- The cashier: how money comes in and goes out, who a player proved to be, and who decided.

create table cashier_banks (
  bank_id integer primary key,
  name text not null,
  short_name text not null,
  min_digits smallint not null default 10,
  max_digits smallint not null default 12,
  sort integer not null default 0,
  is_on boolean not null default true,
  check (min_digits between 6 and max_digits and max_digits <= 30)
);

create table cashier_channels (
  channel_id integer primary key,
  -- Which family of channels serves it, and which of its ways to pay.
  family text not null,
  variant text not null check (variant in ('page', 'qr', 'bank')),
  name text not null,
  icon text not null,
  needs_bank boolean not null default false,
  bank_id integer references cashier_banks,
  min_amount bigint not null check (min_amount > 0),
  max_amount bigint not null check (max_amount >= min_amount),
  amounts bigint[] not null default '{}',
  -- Where a transfer made by hand goes: bankName, shortBankName, accountName, cardNum.
  account jsonb,
  is_recommended boolean not null default false,
  sort integer not null default 0,
  is_on boolean not null default true
);

-- One row a player: what was deposited in the whole life of the account.
create table cashier_totals (
  player_id bigint primary key references players,
  deposit_count integer not null default 0,
  deposited bigint not null default 0,
  first_deposit_at timestamptz
);

create table cashier_deposits (
  player_id bigint not null references players,
  order_id text collate "C" not null,
  number bigint generated always as identity,
  channel_id integer not null,
  channel_name text not null,
  family text not null,
  variant text not null,
  amount bigint not null check (amount > 0),
  paid_amount bigint check (paid_amount > 0),
  act_type integer not null default 0,
  award_id integer,
  status text not null default 'created' check (status in ('created', 'awaiting', 'paid',
    'credited', 'expired', 'latePaid', 'refundDue', 'failed', 'cancelled')),
  reason text,
  -- How to pay, as the channel answered.
  payment jsonb,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- How long after that the news of a payment may still be under way.
  grace_seconds integer not null,
  -- When to ask the provider by ourselves; null when there is nothing to ask.
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (player_id, order_id),
  check (paid_amount is not null or status not in ('paid', 'credited', 'latePaid', 'refundDue'))
);
create index cashier_deposits_number on cashier_deposits (player_id, number);
create index cashier_deposits_ask on cashier_deposits (ask_at) where ask_at is not null;
create index cashier_deposits_open on cashier_deposits (status, expires_at)
  where status in ('created', 'awaiting', 'refundDue');

create table cashier_withdrawals (
  player_id bigint not null references players,
  order_id text collate "C" not null,
  number bigint generated always as identity,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0 and fee < amount),
  bank_name text not null,
  masked_card text not null,
  -- The payee as of the request, encrypted: a later change of the card changes no payout.
  sealed_payee bytea not null,
  needed_approvals smallint not null,
  status text not null default 'requested' check (status in ('requested', 'review', 'approved',
    'submitted', 'unknown', 'paid', 'rejected', 'failed', 'returned')),
  reason text,
  created_at timestamptz not null default now(),
  -- When to submit the payout or to ask what became of it; null when there is nothing to do.
  ask_at timestamptz,
  asks integer not null default 0,
  primary key (player_id, order_id)
);
create index cashier_withdrawals_number on cashier_withdrawals (player_id, number);
create index cashier_withdrawals_ask on cashier_withdrawals (ask_at) where ask_at is not null;
create index cashier_withdrawals_review on cashier_withdrawals (created_at)
  where status = 'review';

-- Every state an order has been in. Insert-only.
create table cashier_steps (
  player_id bigint not null,
  order_id text collate "C" not null,
  place smallint not null,
  status text not null,
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (player_id, order_id, place)
);

-- What providers told us, each once. `outcome` says what it led to.
create table cashier_provider_events (
  provider text not null,
  event_id text not null,
  order_id text collate "C" not null,
  body_hash bytea not null,
  fact jsonb not null,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index cashier_provider_events_conflicts on cashier_provider_events (received_at)
  where outcome = 'conflict';

create table cashier_cards (
  player_id bigint not null references players,
  card_id bigint generated always as identity,
  bank_id integer not null references cashier_banks,
  account_name text not null,
  sealed_number bytea not null,
  -- Keyed: the same card meets itself, and nobody can read it from here.
  number_hash bytea not null unique,
  last_digits text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  primary key (player_id, card_id)
);
create unique index cashier_cards_default on cashier_cards (player_id) where is_default;

create table cashier_passwords (
  player_id bigint primary key references players,
  password_hash text not null,
  failures smallint not null default 0,
  locked_until timestamptz,
  changed_at timestamptz not null default now()
);

create table cashier_kyc (
  player_id bigint primary key references players,
  state text not null default 'none' check (state in ('none', 'draft', 'submitted', 'inReview',
    'verified', 'rejected', 'blocked')),
  reason text,
  -- After this moment deposits, bets and claims wait for it.
  due_at timestamptz,
  -- Name, identity number, birthday and occupation, encrypted together.
  sealed_details bytea,
  identity_hash bytea unique,
  submitted_at timestamptz,
  decided_at timestamptz
);
create index cashier_kyc_submitted on cashier_kyc (submitted_at)
  where state in ('submitted', 'inReview');

create table cashier_kyc_images (
  image_id uuid primary key default gen_random_uuid(),
  player_id bigint not null references players,
  kind text not null check (kind in ('identityFront', 'identityBack', 'selfie')),
  sealed_image bytea not null,
  is_submitted boolean not null default false,
  created_at timestamptz not null default now()
);
create index cashier_kyc_images_player on cashier_kyc_images (player_id, kind);

-- A picture is shown once by a link, to the operator who asked for it.
create table cashier_image_links (
  token_hash bytea primary key,
  image_id uuid not null references cashier_kyc_images on delete cascade,
  operator_id integer not null,
  expires_at timestamptz not null
);

create table operators (
  operator_id integer generated always as identity primary key,
  name text not null unique,
  token_hash bytea not null unique,
  permissions text[] not null,
  is_active boolean not null default true,
  created_at timestamptz not null default now()
);

-- Who said yes to a withdrawal. Large ones want two different people.
create table cashier_approvals (
  player_id bigint not null,
  order_id text collate "C" not null,
  operator_id integer not null references operators,
  at timestamptz not null default now(),
  primary key (player_id, order_id, operator_id)
);

-- What operators did. Each row's hash covers the one before it: none can be changed unseen.
create table operator_audit (
  audit_id bigint generated always as identity primary key,
  operator_id integer not null references operators,
  action text not null,
  subject text not null,
  detail jsonb not null,
  at timestamptz not null default clock_timestamp(),
  previous_hash bytea not null,
  hash bytea not null unique
);

create function cashier_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is insert-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger cashier_steps_insert_only before update or delete on cashier_steps
  for each row execute function cashier_refuse_change();
create trigger operator_audit_insert_only before update or delete on operator_audit
  for each row execute function cashier_refuse_change();
create trigger operator_audit_never_truncated before truncate on operator_audit
  for each statement execute function cashier_refuse_change();
