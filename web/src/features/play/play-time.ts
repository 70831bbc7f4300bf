import { makeStorage } from '../../browser/storage.ts'

export const checkChoices = [15, 30, 60] as const
export type CheckMinutes = (typeof checkChoices)[number]

const device = makeStorage<'REALITY_CHECK_MINUTES', never>(() => window.localStorage)
const tab = makeStorage<never, 'PLAY_TIME'>(() => window.sessionStorage)
type PlayTime = { startedAt: number; checkedAt: number; seenAt: number }

/** Whoever was away so long begins anew. */
const restMs = 15 * 60_000

/** Since when one plays, over all games and reloads of this tab. */
export function openPlayTime(nowMs: number): PlayTime {
  const kept = tab.findJson('PLAY_TIME') as Partial<PlayTime> | null
  const { startedAt, checkedAt, seenAt } = kept ?? {}
  const isGoingOn = startedAt && checkedAt && seenAt && nowMs - seenAt < restMs
  const time = isGoingOn
    ? { startedAt, checkedAt, seenAt: nowMs }
    : { startedAt: nowMs, checkedAt: nowMs, seenAt: nowMs }
  tab.setJson('PLAY_TIME', time)
  return time
}

export function noteSeen(time: PlayTime, nowMs: number): void {
  time.seenAt = nowMs
  tab.setJson('PLAY_TIME', time)
}

/** The player has been told and plays on. */
export function noteChecked(time: PlayTime, nowMs: number): void {
  time.checkedAt = nowMs
  noteSeen(time, nowMs)
}

export function isCheckDue({ checkedAt }: PlayTime, minutes: number, nowMs: number): boolean {
  return nowMs - checkedAt >= minutes * 60_000
}

export function readCheckMinutes(): CheckMinutes {
  const kept = Number(device.findText('REALITY_CHECK_MINUTES'))
  return checkChoices.find((choice) => choice === kept) ?? 60
}

export function keepCheckMinutes(minutes: CheckMinutes): void {
  device.setText('REALITY_CHECK_MINUTES', String(minutes))
}
