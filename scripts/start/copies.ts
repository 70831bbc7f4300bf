import { createServer } from 'node:net'
import { startBalancer } from '../copies/balancer.ts'
import type { Room } from '../processes.ts'
import { arcade, server } from '../processes.ts'
import { StopReason } from '../stop-reason.ts'
import { localUrl } from './addresses.ts'
import { patience } from './health.ts'
import { waitUntilReady } from './readiness.ts'
import type { RunningRoom, Surroundings } from './room.ts'
import { startRoom } from './room.ts'
import { surroundingsOf } from './secrets.ts'
import type { Settings } from './settings.ts'

const mostCopies = 9

/** `--copies 3` of the command line; 1 without it. */
export function readCopies(words: readonly string[]): number {
  const at = words.findIndex((word) => /^--copies(=|$)/.test(word))
  if (at < 0) return 1
  const text = words[at]?.split('=')[1] ?? words[at + 1] ?? '3'
  const count = Number(text)
  if (!Number.isInteger(count) || count < 2 || count > mostCopies)
    throw new StopReason(`Copies are between 2 and ${mostCopies}, not "${text}".`)
  return count
}

type Given = Surroundings & { settings: Settings }
type Copies = {
  untilReady(signal: AbortSignal): Promise<unknown>
  /** One after the other: each is back before the next one goes. */
  renew(signal: AbortSignal): Promise<void>
  close(): Promise<void>
  force(): void
}

/** Copies of the server on ports of their own, and a proxy before them on the port of the site. */
export function openServers({ settings, ...around }: Given, count: number): Promise<Copies> {
  const { host, ports } = settings
  return openCopies(around, {
    room: server,
    count,
    proxy: { host, port: ports.server },
    upPath: '/readyz',
    told: (port, at) => ({
      PORT: port,
      // The first one has the console that the summary tells of.
      CONSOLE_PORT: at === 0 ? String(ports.console) : '0',
      CONSOLE_URL: around.environment.CONSOLE_URL || `http://localhost:${ports.console}`,
      TRUST_PROXY: '1',
    }),
  })
}

/** Two arcades behind one address: one leads, the other goes on when that dies. */
export function openArcades({ settings, ...around }: Given): Promise<Copies> {
  const { ARCADE_DATABASE_URL, DATABASE_URL = '' } = around.environment
  return openCopies(around, {
    room: arcade,
    count: 2,
    proxy: { host: settings.host, port: settings.ports.arcade },
    // Only who leads is ready.
    upPath: '/healthz',
    told: (port) => ({
      ARCADE_PORT: port,
      ARCADE_DATABASE_URL: ARCADE_DATABASE_URL || DATABASE_URL,
      PROXIES: '1',
    }),
  })
}

type Plan = {
  room: Room
  count: number
  proxy: { host: string; port: number }
  /** Answers 200 at a copy that has come up. */
  upPath: string
  /** What sets one copy apart. */
  told: (port: string, at: number) => Record<string, string>
}

async function openCopies(
  around: Surroundings,
  { room, count, proxy, upPath, told }: Plan,
): Promise<Copies> {
  const urls = await Promise.all(
    Array.from({ length: count }, async () => localUrl('127.0.0.1', await freePort())),
  )
  const rooms: RunningRoom[] = urls.map((url, at) => open(url, at))
  const balancer = await startBalancer({ ...proxy, copies: () => urls })

  function open(url: string, at: number): RunningRoom {
    const environment = {
      ...surroundingsOf(room.name, around.environment),
      HOST: '127.0.0.1',
      ...told(new URL(url).port, at),
    }
    const copy = { ...room, name: `${room.name}-${at + 1}`, healthUrl: `${url}/healthz`, patience }
    return startRoom(copy, { ...around, environment })
  }

  const untilUp = (url: string, at: number, signal: AbortSignal) =>
    waitUntilReady(url + upPath, `copy ${at + 1} of the ${room.name}`, signal)
  return {
    async untilReady(signal) {
      await Promise.all(urls.map((url, at) => untilUp(url, at, signal)))
      await waitUntilReady(`${balancer.url}/readyz`, room.name, signal)
    },
    async renew(signal) {
      for (const [at, url] of urls.entries()) {
        await rooms[at]?.stop()
        rooms[at] = open(url, at)
        await untilUp(url, at, signal)
      }
    },
    async close() {
      await balancer.stop()
      await Promise.all(rooms.map((running) => running.stop()))
    },
    force() {
      for (const running of rooms) running.kill()
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
