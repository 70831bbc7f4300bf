/** All that ever happened to a player, and all that was claimed: nothing is summed up. */
export type History = {
  registeredAt: number
  mobileAt: number | null
  hasEntered: boolean
  deposits: Deposit[]
  rounds: { at: number; day: string; stake: number; win: number }[]
  invites: { at: number; inviteeId: number }[]
  claims: Claim[]
  /** The same, by activity and key. */
  taken: Set<string>
}
export type Deposit = {
  at: number
  day: string
  orderId: string
  amount: number
  actType: number
  awardId: number | null
}
export type Claim = { activity: string; key: string; at: number }

/** What can be claimed now: by its key, and how much of its first item. */
export type Claimable = [key: string, count: number]

export function newHistory(registeredAt: number): History {
  const lists = { deposits: [], rounds: [], invites: [], claims: [], taken: new Set<string>() }
  return { registeredAt, mobileAt: null, hasEntered: false, ...lists }
}

export function isClaimed({ taken }: History, activity: string, key: string): boolean {
  return taken.has(`${activity} ${key}`)
}

/** Throws at a key that was claimed before. */
export function noteClaim(history: History, claim: Claim): void {
  if (isClaimed(history, claim.activity, claim.key))
    throw new Error(`${claim.activity} ${claim.key} was claimed before`)
  history.claims.push(claim)
  history.taken.add(`${claim.activity} ${claim.key}`)
}
