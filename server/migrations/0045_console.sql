-- What one operator proposed and a second one decides: exactly this content, once, for a day. It
-- takes the place of two tables of nods; a nod that still waited is asked for anew.
create table operator_approvals (
  approval_id bigint generated always as identity primary key,
  action text not null,
  subject text not null,
  -- What both agree on, the facts the house worked out included.
  content text not null,
  -- The call as its maker sent it: this is what is run.
  input text not null,
  hash bytea not null,
  maker integer not null references operators,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'approved', 'refused', 'withdrawn', 'void')),
  decided_by integer references operators,
  decided_at timestamptz,
  reason text,
  check (decided_by <> maker),
  check ((state in ('approved', 'refused')) = (decided_by is not null))
);
create unique index operator_approvals_waiting on operator_approvals (action, subject, content)
  where state = 'waiting';
create index operator_approvals_maker on operator_approvals (maker, approval_id);

create function operator_approvals_once() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'waiting'
    or (old.action, old.subject, old.content, old.input, old.hash, old.maker, old.expires_at)
      is distinct from
      (new.action, new.subject, new.content, new.input, new.hash, new.maker, new.expires_at)
  then
    raise exception 'an approval is decided once, and its content never changes'
      using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger operator_approvals_once before update or delete on operator_approvals
  for each row execute function operator_approvals_once();

-- Which key an operator spoke by, and when last: two names with one key are not two people.
create table operator_keys (
  key_hash bytea not null,
  operator_id integer not null references operators,
  used_at timestamptz not null default now(),
  primary key (key_hash, operator_id)
);

drop table operator_agreements;
drop table cashier_approvals;

-- People who sign in at the console have a role, a password and an authenticator; programs have a
-- token. Nobody needs both.
alter table operators
  alter token_hash drop not null,
  add role text,
  add password_hash text,
  add sealed_secret bytea,
  -- The newest code that was used, by its half minute: none is good twice.
  add last_step bigint not null default 0,
  add failures smallint not null default 0,
  add failed_at timestamptz;

-- Extra rights, until they end by themselves.
create table operator_rights (
  operator_id integer not null references operators,
  permission text not null,
  until timestamptz not null,
  primary key (operator_id, permission)
);

-- A way in for somebody new or who lost theirs: good once, and with it comes a new authenticator.
create table operator_links (
  token_hash bytea primary key,
  operator_id integer not null references operators,
  sealed_secret bytea not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table operator_sessions (
  token_hash bytea primary key,
  operator_id integer not null references operators,
  address text not null,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  proved_at timestamptz not null default now(),
  ended_at timestamptz
);

-- How far the audit's chain has been found whole, so that it is only read onward.
create table operator_audit_checks (
  is_only boolean primary key default true check (is_only),
  audit_id bigint not null,
  hash bytea not null,
  lines bigint not null,
  first_broken_id bigint,
  checked_at timestamptz not null default now()
);

create index operator_audit_subject on operator_audit (subject, audit_id);
create index operator_audit_action on operator_audit (action, audit_id);
create index operator_audit_operator on operator_audit (operator_id, audit_id);
