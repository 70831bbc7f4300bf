-- Who lately received coins from one promotion: a seldom one was looked for among all grants.
create index reward_grants_coins on reward_grants (source, granted_at)
  where items @> '[{"id": 2001}]';
