-- What the receiving bank sent back was not withdrawn: net deposits were too low by it for ever.
update wallet_checkpoints c set deposited = c.deposited + d.amount
from (select player_id, account, sum(amount)::bigint as amount from wallet_days
  where kind = 'withdrawal_reversed' group by player_id, account) d
where d.player_id = c.player_id and d.account = c.account;
create index wallet_days_net on wallet_days (player_id, day) include (account, amount)
  where kind in ('deposit', 'deposit_refund', 'chargeback', 'withdrawal_paid',
    'withdrawal_reversed');
drop index wallet_days_deposits;
