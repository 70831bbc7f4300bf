-- What a player put in less what went back, by closed days and in all: nobody adds up a life.
alter table wallet_checkpoints add column deposited bigint not null default 0;
update wallet_checkpoints c set deposited = d.amount
from (select player_id, account, sum(amount)::bigint as amount from wallet_days
  where kind in ('deposit', 'deposit_refund', 'chargeback', 'withdrawal_paid')
  group by player_id, account) d
where d.player_id = c.player_id and d.account = c.account;
create index wallet_days_deposits on wallet_days (player_id, day) include (account, amount)
  where kind in ('deposit', 'deposit_refund', 'chargeback', 'withdrawal_paid');
