-- What care came to on each day, so that a year of it is read without its rows.
create table report_care_days (
  day date primary key,
  set_limits bigint not null,
  raised_limits bigint not null,
  breaks bigint not null,
  exclusions bigint not null,
  cases_opened bigint not null,
  talks bigint not null,
  cases_closed bigint not null
);
create index limits_changes_at on limits_changes (at);
create index limits_cases_opened on limits_cases (opened_at);
create index limits_case_notes_at on limits_case_notes (at);
