-- Mails of the house to many players.

-- Whom one writes to, under a name.
create table mailing_segments (
  segment_id bigint generated always as identity primary key,
  name text not null unique,
  conditions jsonb not null,
  operator_id bigint not null,
  updated_at timestamptz not null default now()
);

create table mailing_letters (
  letter_id bigint generated always as identity primary key,
  texts jsonb not null,
  conditions jsonb not null,
  operator_id bigint not null,
  state text not null default 'scheduled'
    check (state in ('scheduled', 'sending', 'sent', 'stopped')),
  created_at timestamptz not null default now(),
  send_at timestamptz not null,
  ended_at timestamptz,
  -- Everybody up to this one has been looked at.
  after_player bigint not null default 0,
  sent bigint not null default 0,
  left_out bigint not null default 0
);
create index mailing_letters_due on mailing_letters (send_at)
  where state in ('scheduled', 'sending');

-- Who got which: nobody twice, and nobody too many in a week.
create table mailing_receivers (
  player_id bigint not null references players,
  letter_id bigint not null references mailing_letters,
  sent_at timestamptz not null default now(),
  primary key (player_id, letter_id)
);
create index mailing_receivers_sent on mailing_receivers (sent_at);
