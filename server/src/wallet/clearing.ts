import { only } from '../frame/pins.ts'

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
