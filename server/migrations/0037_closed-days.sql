-- Days of the ledger are closed one after another, by the site's calendar. Closing a day files its
-- keys, so that one key is found in one place however many months there are; it writes down what
-- each player's day came to, so that nobody ever sums up a life; and it adds the day up.
create table wallet_closings (
  -- The moment before which everything is closed.
  closes timestamptz primary key,
  day date not null,
  entries bigint not null,
  -- What does not add up, in words; a person looks into it and says so.
  difference text,
  answer text,
  closed_at timestamptz not null default now()
);
create index wallet_closings_odd on wallet_closings (closes)
  where difference is not null and answer is null;

-- Where each account stood when its last closed day ended.
create table wallet_checkpoints (
  player_id bigint not null,
  account text collate "C" not null,
  seq bigint not null,
  balance bigint not null,
  turnover bigint not null,
  staked bigint not null,
  primary key (player_id, account)
);

create table wallet_filed_keys (
  player_id bigint not null,
  account text collate "C" not null,
  provider text collate "C" not null,
  key text collate "C" not null,
  -- Where the entry is.
  seq bigint not null,
  at timestamptz not null,
  primary key (player_id, account, provider, key)
);
create trigger wallet_filed_keys_insert_only before update or delete on wallet_filed_keys
  for each row execute function wallet_refuse_change();
create trigger wallet_filed_keys_never_truncated before truncate on wallet_filed_keys
  for each statement execute function wallet_refuse_change();

create table wallet_days (
  player_id bigint not null,
  day date not null,
  account text collate "C" not null,
  kind text collate "C" not null,
  entries bigint not null,
  amount bigint not null,
  contribution bigint not null,
  primary key (player_id, day, account, kind)
);

-- Entries are written in the order of time: a day is found by the pages it lies on.
create index wallet_entries_at on wallet_entries using brin (at)
  with (pages_per_range = 32, autosummarize = on);
-- Has this bet been won? A win that came with its bet is known by its key.
create index wallet_entries_won on wallet_entries (player_id, provider, bet_key)
  where kind = 'win' and right(key, 4) <> '+win';
-- What is neither a bet nor a win is seldom, and must be found among thousands of bets.
create index wallet_entries_seldom on wallet_entries (player_id, account, seq)
  where kind not in ('bet', 'win');
-- Closing a day compares it with the orders of the day.
create index cashier_steps_at on cashier_steps using brin (at)
  with (pages_per_range = 32, autosummarize = on);
create index cashier_payments_received on cashier_payments (received_at);
