-- Who else says this name and this birthday.
create index identity_checks_person on identity_checks (person_hash) where person_hash is not null;
