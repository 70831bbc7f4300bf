-- A good turn is told in figures, which the console puts into the reader's words.
alter table backups add column figures jsonb not null default '{}';
update backups set said = '', figures = case kind
  when 'drill' then jsonb_build_object('seconds', ceil(substring(said from '[\d.]+')::numeric))
  else jsonb_build_object(
    'segments', substring(said from '^\d+')::integer, 'until', substring(said from 'up to (.+)$'))
  end
where is_good;
