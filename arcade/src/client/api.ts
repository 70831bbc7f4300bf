/// <reference lib="dom" />
export type RoundView = {
  roundId: string
  isOver: boolean
  stakeAmount: number
  winAmount: number
  openedAtMs: number
  table: Record<string, unknown>
}
export type SeedsView = { commitment: string; playerSeed: string; nextNonce: number }
export type Snapshot = {
  balance: number | null
  currency: string
  minStake: number
  maxStake: number
  returnToPlayer: { numerator: number; denominator: number }
  round: RoundView | null
  history: RoundView[]
  isOwed: boolean
  seeds: SeedsView
}
export type ActAnswer = { round: RoundView; balance: number | null }
export type RotateAnswer = {
  seeds: SeedsView
  revealed: { serverSeed: string; commitment: string }
}

/** What went wrong, by its name on the wire; `offline` when nothing was heard at all. */
export class Refused extends Error {}

export type Api = {
  launch(): Promise<Snapshot>
  snapshot(): Promise<Snapshot>
  act(action: object): Promise<ActAnswer>
  rotate(playerSeed: string): Promise<RotateAnswer>
}

export function openApi(gameNumber: string): Api {
  const kept = `bearer:${gameNumber}`
  let bearer = sessionStorage.getItem(kept) ?? ''
  const ask = async <T>(what: string, body?: object): Promise<T> => {
    const answer = await fetch(`/play/${gameNumber}/${what}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null)
    if (!answer) throw new Refused('offline')
    const json = (await answer.json()) as T & { error?: string }
    if (!answer.ok) throw new Refused(json.error ?? 'failed')
    return json
  }
  return {
    async launch() {
      const query = Object.fromEntries(new URLSearchParams(location.search))
      if (!query.token) return ask('snapshot')
      const opened = await ask<Snapshot & { bearer: string }>('session', query)
      bearer = opened.bearer
      sessionStorage.setItem(kept, bearer)
      hideToken()
      return opened
    },
    snapshot: () => ask('snapshot'),
    act: (action) => ask('act', action),
    rotate: (playerSeed) => ask('rotate', { playerSeed }),
  }
}

/** The address stays usable for a reload, which goes on with the bearer. */
function hideToken(): void {
  const url = new URL(location.href)
  url.searchParams.delete('token')
  history.replaceState(null, '', url)
}
