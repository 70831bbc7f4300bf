import type { Running, Version } from './configs.ts'
import type { Moment } from './moment.ts'
import { addDays, startOfDay } from './moment.ts'
import type { Promotion } from './promotion.ts'
import type { Phase } from './window.ts'
import { phaseOf } from './window.ts'

/** Whether another one that runs at this moment stands in its place. */
export function isReplaced(
  { replacedBy = [] }: Pick<Promotion, 'replacedBy'>,
  inForce: Running['inForce'],
  moment: Moment,
): boolean {
  return replacedBy.some((name) => isRunning(inForce.get(name), moment))
}

/** A promotion that pays for what teams stake, and the config it goes by. */
export type Programme = Pick<Promotion, 'name'> & {
  commission: NonNullable<Promotion['commission']>
  config: unknown
}

/** The one that pays for what teams stake at a moment: a stake never pays twice. */
export function findProgramme(
  promotions: readonly Promotion[],
  inForce: Running['inForce'],
  moment: Moment,
): Programme | null {
  const running = promotions.filter(({ name }) => isRunning(inForce.get(name), moment))
  const free = running.filter((one) => !isReplaced(one, inForce, moment))
  return listProgrammes(free, inForce)[0] ?? null
}

/** The day that can be computed, by the programme that runs; else by one that has just ended. */
export function findDue(
  promotions: readonly Promotion[],
  inForce: Running['inForce'],
  moment: Moment,
): { day: string; programme: Programme } | null {
  const ended = promotions.filter(({ name }) => phaseOn(inForce.get(name), moment) === 'closing')
  const programme =
    findProgramme(promotions, inForce, moment) ?? listProgrammes(ended, inForce)[0] ?? null
  if (!programme) return null
  const { commission, config } = programme
  return { day: lastReadyDay(moment, commission.readyAt(config)), programme }
}

export function listProgrammes(
  promotions: readonly Promotion[],
  inForce: Running['inForce'],
): Programme[] {
  return promotions.flatMap(({ name, commission }) => {
    const config = inForce.get(name)?.config
    return commission && config !== undefined ? [{ name, commission, config }] : []
  })
}

/** The last day that can be computed at a moment: yesterday, once its hour has come. */
export function lastReadyDay({ at, day, timeZone }: Moment, readyAt: string): string {
  return addDays(day, at >= startOfDay(day, timeZone, readyAt) ? -1 : -2)
}

function isRunning(version: Version | undefined, moment: Moment): boolean {
  return phaseOn(version, moment) === 'open'
}

function phaseOn(version: Version | undefined, moment: Moment): Phase {
  if (!version?.isOn) return 'over'
  const { startsAt, endsAt } = version
  return phaseOf({ startsAt: startsAt ?? -Infinity, endsAt: endsAt ?? Infinity }, moment)
}
