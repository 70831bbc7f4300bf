import { createServer } from 'node:net'
import { startBalancer } from '../copies/balancer.ts'
import { server } from '../processes.ts'
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

type Given = Surroundings & { settings: Settings; count: number }

/** Copies of the server on ports of their own, and a proxy before them on the port of the site. */
export async function openCopies({ settings, count, ...around }: Given) {
  const { host, ports } = settings
  const urls = await Promise.all(
    Array.from({ length: count }, async () => localUrl('127.0.0.1', await freePort())),
  )
  const rooms: RunningRoom[] = urls.map((url, at) => open(url, at))
  const balancer = await startBalancer({ port: ports.server, host, copies: () => urls })

  function open(url: string, at: number): RunningRoom {
    const environment = {
      ...surroundingsOf('server', around.environment),
      HOST: '127.0.0.1',
      PORT: new URL(url).port,
      // The first one has the console that the summary tells of.
      CONSOLE_PORT: at === 0 ? String(ports.console) : '0',
      CONSOLE_URL: around.environment.CONSOLE_URL || `http://localhost:${ports.console}`,
      TRUST_PROXY: '1',
    }
    const name = `server-${at + 1}`
    const room = { ...server, name, healthUrl: `${url}/healthz`, patience }
    return startRoom(room, { ...around, environment })
  }

  return {
    untilReady: (signal: AbortSignal) =>
      Promise.all(urls.map((url, at) => waitUntilReady(`${url}/readyz`, `copy ${at + 1}`, signal))),
    /** One after the other: each is back before the next one goes. */
    async renew(signal: AbortSignal): Promise<void> {
      for (const [at, url] of urls.entries()) {
        await rooms[at]?.stop()
        rooms[at] = open(url, at)
        await waitUntilReady(`${url}/readyz`, `copy ${at + 1}`, signal)
      }
    },
    async close() {
      await balancer.stop()
      await Promise.all(rooms.map((room) => room.stop()))
    },
    force() {
      for (const room of rooms) room.kill()
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
