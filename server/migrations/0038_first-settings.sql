-- What is set for the first time is no change, and holds no withdrawal.
alter table players add column mobile_changed_at timestamptz;
update players set password_changed_at = null where password_changed_at <= created_at;

alter table cashier_passwords alter column changed_at drop not null;
alter table cashier_passwords alter column changed_at drop default;

alter table cashier_cards add column is_first boolean not null default false;
