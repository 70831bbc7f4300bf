/** What the day that is being closed says, as SQL for the modules that keep the other side. */

/** What each round moved on the day, and whether all of it did. */
export const closedRounds = `(select player_id, provider, round_id,
    -coalesce(sum(amount) filter (where kind in ('bet', 'bet_rollback')), 0)::bigint as stake,
    coalesce(sum(amount) filter (where kind = 'win'), 0)::bigint as win
  from wallet_day where round_id is not null group by 1, 2, 3)`

/** Transfers of the day by their code and key, as the player's own account saw them. */
export const closedTransfers = `(select player_id, kind as code, key, source, at,
    abs(amount) as amount
  from wallet_day where provider = 'house' and (account = 'coin' or kind = 'withdrawal_paid'))`

/** What is held of those who had something held on the day, as it stands now. */
export const heldAccounts = `(select player_id, balance from wallet_accounts
  where account = 'held' and player_id in (
    select player_id from wallet_day where account = 'held'))`
