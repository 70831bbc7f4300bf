/** What one act costs, as it was measured: microseconds of CPU, bytes, rows. */
export type Cost = {
  server: number
  database: number
  walBytes: number
  rows: number
  bytes: number
}
export type Act = 'round' | 'read' | 'deposit' | 'claim' | 'signIn'

/** How a player of a house that is not small lives; each line may be argued with. */
export const assumptions = {
  /** Of all players, signed in at the busiest hour. */
  online: 0.05,
  /** Of those online, at play. */
  playing: 0.4,
  roundsPerMinute: 10,
  readsPerMinute: 2,
  /** Of all players, a day. */
  depositsPerDay: 0.1,
  claimsPerDay: 0.2,
  signInsPerDay: 0.3,
  roundsPerDay: 30,
  /** A day's work, as if it came at the busiest hour's pace. */
  busyHoursPerDay: 8,
  /** A machine that is fuller than this has no room for a bad minute. */
  load: 0.6,
  streamBytes: 20_000,
} as const

export type Machines = {
  players: number
  roundsPerSecond: number
  serverCores: number
  databaseCores: number
  /** Bytes a second at the busiest hour. */
  walPerSecond: number
  diskPerDay: number
  streamMemory: number
}

/** Cores and bytes for so many players, by what each act costs. */
export function machinesFor(players: number, costs: Record<Act, Cost>): Machines {
  const of = assumptions
  const online = players * of.online
  const perSecond: Record<Act, number> = {
    round: (online * of.playing * of.roundsPerMinute) / 60,
    read: (online * of.readsPerMinute) / 60,
    deposit: (players * of.depositsPerDay) / (of.busyHoursPerDay * 3600),
    claim: (players * of.claimsPerDay) / (of.busyHoursPerDay * 3600),
    signIn: (players * of.signInsPerDay) / (of.busyHoursPerDay * 3600),
  }
  const acts = Object.keys(perSecond) as Act[]
  const sum = (part: keyof Cost) =>
    acts.reduce((all, act) => all + perSecond[act] * costs[act][part], 0)
  const perDay: Partial<Record<Act, number>> = {
    round: of.roundsPerDay,
    deposit: of.depositsPerDay,
    claim: of.claimsPerDay,
    signIn: of.signInsPerDay,
  }
  const diskOf = (act: Act) => players * (perDay[act] ?? 0) * costs[act].bytes
  return {
    players,
    roundsPerSecond: perSecond.round,
    serverCores: sum('server') / 1e6 / of.load,
    databaseCores: sum('database') / 1e6 / of.load,
    walPerSecond: sum('walBytes'),
    diskPerDay: acts.reduce((all, act) => all + diskOf(act), 0),
    streamMemory: online * of.streamBytes,
  }
}
