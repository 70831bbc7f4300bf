import type { PlayerState } from './players.ts'

/** A player as lists of operators begin with them. */
export type FoundPlayer = {
  playerId: number
  name: string
  account: string
  mobile: string | null
  state: PlayerState
  createdAt: Date
}

export const foundColumns = {
  text: `player_id as "playerId", coalesce(nullif(nickname, ''), account) as name, account, mobile,
    state, created_at as "createdAt"`,
  values: [],
}
