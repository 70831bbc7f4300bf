import { sumCommissions } from '../activities/index.ts'
import type { Queries } from '../frame/db.ts'
import { listAgentIds, readNames, readTeams } from '../players/index.ts'

type Asked = {
  superiorId: number | null
  after: number | null
  limit: number
  from: string
  to: string
}

export type Agent = {
  playerId: number
  playerName: string
  levels: number[]
  valid: number
  stake: number
  commission: number
}

/** Those with a team and nobody above, or those right below one of them. */
export async function listAgents(queries: Queries, asked: Asked): Promise<Agent[]> {
  const ids = await listAgentIds(queries, asked)
  const names = await readNames(queries, ids)
  const teams = await readTeams(queries, ids)
  const earned = await sumCommissions(queries, ids, asked)
  return ids.map((playerId) => ({
    playerId,
    playerName: names.get(playerId) ?? String(playerId),
    levels: teams.get(playerId)?.levels ?? [0, 0, 0],
    valid: teams.get(playerId)?.valid ?? 0,
    stake: earned.get(playerId)?.stake ?? 0,
    commission: earned.get(playerId)?.commission ?? 0,
  }))
}
