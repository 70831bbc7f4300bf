import type { Running, Version } from './configs.ts'
import type { Moment } from './moment.ts'
import { addDays, startOfDay } from './moment.ts'
import type { Promotion } from './promotion.ts'
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

/** The one that pays for what teams stake now: a stake never pays twice. */
export function findProgramme(
  promotions: readonly Promotion[],
  inForce: Running['inForce'],
  moment: Moment,
): Programme | null {
  const running = promotions.filter(({ name }) => isRunning(inForce.get(name), moment))
  const free = running.filter((one) => !isReplaced(one, inForce, moment))
  return listProgrammes(free, inForce)[0] ?? null
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
  if (!version?.isOn) return false
  const { startsAt, endsAt } = version
  const borders = { startsAt: startsAt ?? -Infinity, endsAt: endsAt ?? Infinity }
  return phaseOf(borders, moment) === 'open'
}
