-- What closed days came to by five minutes, without lines: so that today can be held against the
-- same weekday at the same time. Two weeks of it are kept.
create table report_past_slices (
  slice timestamptz not null,
  account text collate "C" not null,
  code text collate "C" not null,
  amount bigint not null,
  primary key (slice, code, account)
);
