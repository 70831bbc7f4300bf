/**
 * What a place demands of a gaming site, in one record. The site chooses a profile and may make
 * single numbers stricter, never milder. Everything else reads what comes of it.
 */
export type Jurisdiction = {
  /** Raising or removing a limit waits so long. */
  raiseWaitHours: number
  /** And until the period that is running has ended. */
  raiseWaitsForPeriod: boolean
  /** No first deposit without a deposit limit; otherwise the player is asked, twice. */
  needsDepositLimit: boolean
  /** Least time from the start of a round to the start of the next, by kind of game. */
  leastSlotMs: number
  leastOtherMs: number
  allowsFasterPlay: boolean
  allowsAutoplay: boolean
  allowsSecondGame: boolean
  /** Play money for who is not signed in, of whom nobody knows the age. */
  allowsVisitorPractice: boolean
  /** The highest stake of a round; null for none. */
  stakeCeiling: number | null
  /** Of those under 25, in percent of it. */
  youngStakePercent: number
  /** A reality check at the latest after so long, and how long play pauses with it. */
  realityCheckMinutes: number
  realityCheckPauseMinutes: number
  /** How many times at most a bonus is to be wagered. */
  highestTurnover: number
  /** Idle in a game: asked, then ended. */
  idleAskMinutes: number
  idleEndMinutes: number
  /** Net deposits in 30 days at which somebody looks; null for none. */
  careNetDeposits: number | null
}

export const jurisdictionNames = ['standard', 'strict', 'strictest'] as const
export type JurisdictionName = (typeof jurisdictionNames)[number]

const standard: Jurisdiction = {
  raiseWaitHours: 24,
  raiseWaitsForPeriod: false,
  needsDepositLimit: false,
  leastSlotMs: 1_000,
  leastOtherMs: 1_000,
  allowsFasterPlay: true,
  allowsAutoplay: true,
  allowsSecondGame: true,
  allowsVisitorPractice: true,
  stakeCeiling: null,
  youngStakePercent: 100,
  realityCheckMinutes: 60,
  realityCheckPauseMinutes: 0,
  highestTurnover: 10,
  idleAskMinutes: 15,
  idleEndMinutes: 30,
  careNetDeposits: null,
}

const strict: Jurisdiction = {
  ...standard,
  leastSlotMs: 2_500,
  leastOtherMs: 5_000,
  allowsFasterPlay: false,
  allowsAutoplay: false,
  allowsSecondGame: false,
  allowsVisitorPractice: false,
  youngStakePercent: 50,
  idleAskMinutes: 5,
  idleEndMinutes: 15,
}

export const jurisdictions: Record<JurisdictionName, Jurisdiction> = {
  standard,
  strict,
  strictest: {
    ...strict,
    raiseWaitHours: 72,
    raiseWaitsForPeriod: true,
    needsDepositLimit: true,
    leastSlotMs: 5_000,
    youngStakePercent: 100,
    realityCheckPauseMinutes: 5,
    idleAskMinutes: 2,
  },
}

export type Overrides = { [Name in keyof Jurisdiction]?: Jurisdiction[Name] | undefined }
export type ChosenJurisdiction = { profile: JurisdictionName; overrides: Overrides }

/** The record in force. */
export function jurisdictionOf({ profile, overrides }: ChosenJurisdiction): Jurisdiction {
  const changed = Object.entries(overrides).filter(([, value]) => value !== undefined)
  return { ...jurisdictions[profile], ...Object.fromEntries(changed) }
}

/** Overrides that would make the profile milder. */
export function listMilder({ profile, overrides }: ChosenJurisdiction): (keyof Jurisdiction)[] {
  const own = jurisdictions[profile]
  const names = Object.keys(stricter) as (keyof Jurisdiction)[]
  return names.filter((name) => {
    const value = overrides[name]
    return value !== undefined && isMilder(stricter[name], own[name], value)
  })
}

type Direction = 'more' | 'less' | 'yes' | 'no'

/** Which way each of them is stricter. */
const stricter: Record<keyof Jurisdiction, Direction> = {
  raiseWaitHours: 'more',
  raiseWaitsForPeriod: 'yes',
  needsDepositLimit: 'yes',
  leastSlotMs: 'more',
  leastOtherMs: 'more',
  allowsFasterPlay: 'no',
  allowsAutoplay: 'no',
  allowsSecondGame: 'no',
  allowsVisitorPractice: 'no',
  stakeCeiling: 'less',
  youngStakePercent: 'less',
  realityCheckMinutes: 'less',
  realityCheckPauseMinutes: 'more',
  highestTurnover: 'less',
  idleAskMinutes: 'less',
  idleEndMinutes: 'less',
  careNetDeposits: 'less',
}

function isMilder(direction: Direction, from: Value, to: Value): boolean {
  if (direction === 'yes') return from === true && to === false
  if (direction === 'no') return from === false && to === true
  const [before, after] = [from ?? Infinity, to ?? Infinity]
  return direction === 'more' ? after < before : after > before
}

type Value = Jurisdiction[keyof Jurisdiction]
