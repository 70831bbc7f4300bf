import { only } from '../frame/pins.ts'
import type { CoinAccount } from './account.ts'

/**
 * An SQL expression: whether a bonus of the player is still to be wagered. For statements of other
 * modules that want to know it at the moment they write.
 */
export function isClearingBonus(playerId: string): string {
  return `exists (select 1 from wallet_requirements clearing
    join wallet_accounts coin on coin.player_id = clearing.player_id and coin.account = 'coin'
    where clearing.player_id = ${playerId} ${only('clearing')} ${only('coin')}
      and clearing.state = 'open' and clearing.is_bonus
      and clearing.target_turnover > coin.turnover)`
}

/** Until which turnover it is, for a lane to keep: an expression over the row `players`. */
export const bonusFact = `jsonb_build_object('bonusUntil', (
  select max(target_turnover) from wallet_requirements
  where wallet_requirements.player_id = players.player_id ${only('wallet_requirements')}
    and state = 'open' and is_bonus))`

/** The same of an account that is held, by the fact above. */
export function isBonusOpen({ fact, turnover }: Pick<CoinAccount, 'fact' | 'turnover'>): boolean {
  const { bonusUntil } = fact as { bonusUntil: number | null }
  return bonusUntil !== null && turnover < bonusUntil
}
