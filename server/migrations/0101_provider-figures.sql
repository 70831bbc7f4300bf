-- How each provider's wallet requests went, by hour: how many, how many went wrong, and how many
-- were answered within each bound of play/provider-figures.ts.
create table play_provider_hours (
  provider text not null,
  hour timestamptz not null,
  requests bigint not null,
  errors bigint not null,
  within bigint[] not null,
  primary key (provider, hour)
);

-- What the conformance suite last said, sent under the provider's own key.
create table play_examinations (
  provider text primary key,
  rules integer not null,
  broken integer not null,
  examined_at timestamptz not null default now()
);
