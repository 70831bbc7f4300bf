/** What two accounts have in common, as the server itself knows it. */
export type LinkSignals = {
  /** Told by the browser: it can be made up, and two phones of one make look alike. */
  device: boolean
  /** An address both came from: a family shares one, and a café. */
  household: boolean
  /** Opened from one neighbourhood within a quarter of an hour. */
  openedTogether: boolean
  /** A bank account of each in one name, or papers with one name and birthday. */
  person: boolean
  /** Deposits of both came from one account. */
  payer: boolean
}

const weights: Record<keyof LinkSignals, number> = {
  device: 2,
  household: 2,
  openedTogether: 2,
  person: 3,
  payer: 3,
}
const enough = 4

/** Whether they are likely one person's: two signals say so, one never does. */
export function isLikelyOne(signals: LinkSignals): boolean {
  const names = Object.keys(weights) as (keyof LinkSignals)[]
  const sum = names.reduce((total, name) => total + (signals[name] ? weights[name] : 0), 0)
  return sum >= enough
}

/** What an account has left behind. */
export type AccountTrace = {
  openedFrom: string
  openedAt: number
  devices: string[]
  households: string[]
}

const togetherMs = 900_000

/** What two accounts have in common, apart from names and payments. */
export function compareTraces(
  one: AccountTrace,
  other: AccountTrace,
): Omit<LinkSignals, 'person' | 'payer'> {
  const isNear = neighbourhoodOf(one.openedFrom) === neighbourhoodOf(other.openedFrom)
  return {
    device: one.devices.some((device) => other.devices.includes(device)),
    household: one.households.some((household) => other.households.includes(household)),
    openedTogether:
      one.openedFrom !== '' && isNear && Math.abs(one.openedAt - other.openedAt) < togetherMs,
  }
}

/** Where an account was opened from: a household's first three groups. */
function neighbourhoodOf(household: string): string {
  const mark = household.includes(':') ? ':' : '.'
  return household.split(mark).slice(0, 3).join(mark)
}
