-- What operators name is named in both languages; empty falls back to the first.
alter table cashier_channels add column name_en text not null default '';
alter table cashier_banks add column name_en text not null default '';

-- How long a deposit usually takes until it is credited, as measured; null while too few are known.
alter table cashier_channels add column usual_seconds integer;
create index cashier_steps_credited on cashier_steps (at) where status = 'credited';
