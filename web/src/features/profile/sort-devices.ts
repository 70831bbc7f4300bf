import type { CallOutput } from '../../calls/api.ts'

export type Device = CallOutput<'listSessions'>['sessionList'][number]

/** The one in the player's hands first, then the latest used. */
export function sortDevices(devices: readonly Device[]): Device[] {
  return devices.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || other.lastSeenTime - one.lastSeenTime,
  )
}
