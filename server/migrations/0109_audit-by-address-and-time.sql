-- The audit is filtered by where an act came from, and by when.
create index operator_audit_address on operator_audit ((detail ->> 'address'), audit_id)
  where detail ? 'address';
create index operator_audit_at on operator_audit (at);
