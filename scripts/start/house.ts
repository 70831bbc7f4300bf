import type { Room } from '../processes.ts'
import { localUrl } from './addresses.ts'
import { patience } from './health.ts'
import { waitUntilReady } from './readiness.ts'
import { startRoom } from './room.ts'
import type { RunningRoom, Surroundings } from './room.ts'
import { surroundingsOf } from './secrets.ts'
import type { Settings } from './settings.ts'

type House = {
  open(room: Room): void
  untilReady(signal: AbortSignal): Promise<void>
  close(): Promise<void>
  force(): void
}

/** The rooms that run, to be waited for and stopped together. */
export function createHouse(given: Omit<Surroundings, 'dataDir'> & { settings: Settings }): House {
  const { settings, ...rest } = given
  const surroundings = { ...rest, dataDir: settings.dataDir }
  const around = ({ name }: Room): Surroundings => ({
    ...surroundings,
    environment: surroundingsOf(name, surroundings.environment),
  })
  const urlOf = ({ name }: Room) => localUrl(settings.host, settings.ports[name])
  const rooms = new Map<Room, RunningRoom>()
  return {
    open(room) {
      const healthUrl = `${urlOf(room)}/healthz`
      rooms.set(room, startRoom({ ...room, healthUrl, patience }, around(room)))
    },
    async untilReady(signal) {
      const waits = [...rooms.keys()].map((room) =>
        waitUntilReady(urlOf(room) + room.readyPath, room.name, signal),
      )
      await Promise.all(waits)
    },
    async close() {
      await Promise.all([...rooms.values()].map((room) => room.stop()))
    },
    force() {
      for (const room of rooms.values()) room.kill()
    },
  }
}
