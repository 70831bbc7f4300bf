import type { CallOutput } from '../../calls/api.ts'

export type Sitting = CallOutput<'getSitting'>

const minuteMs = 60_000

export function playedMinutes({ fromTime }: Pick<Sitting, 'fromTime'>, nowMs: number): number {
  return Math.max(0, Math.floor((nowMs - fromTime) / minuteMs))
}

/** A check waits for its answer, or the rest after one goes on: no bet is taken meanwhile. */
export function isCheckDue({ checkTime, restUntilTime }: Checks, nowMs: number): boolean {
  return nowMs >= checkTime || isResting({ restUntilTime }, nowMs)
}

type Checks = Pick<Sitting, 'checkTime' | 'restUntilTime'>

export function isResting({ restUntilTime }: Pick<Sitting, 'restUntilTime'>, nowMs: number) {
  return restUntilTime !== null && nowMs < restUntilTime
}

type Idle = Pick<Sitting, 'idleAskMinutes' | 'idleEndMinutes'>

/** Whether somebody plays who has not for so long: first asked, then taken for gone. */
export function idleState(
  { idleAskMinutes, idleEndMinutes }: Idle,
  idleMs: number,
): 'playing' | 'asked' | 'gone' {
  if (idleMs >= idleEndMinutes * minuteMs) return 'gone'
  return idleMs >= idleAskMinutes * minuteMs ? 'asked' : 'playing'
}
