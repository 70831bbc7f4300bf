import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRoom } from './room.ts'
import type { RunningRoom } from './room.ts'

let folder = ''
let room: RunningRoom | null = null
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-room-'))
})
afterEach(async () => {
  room?.kill()
  await room?.stop()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

/**
 * Says its number once it was asked for its health. It stops when asked to, as rooms do; asked to
 * hang, it never comes back to its event loop.
 */
const program = `
import { createServer } from 'node:http'
process.on('SIGTERM', () => process.exit(0))
let isWatched = false
createServer((request, response) => {
  while (request.url === '/hang');
  isWatched ||= request.url === '/healthz'
  response.end(isWatched ? String(process.pid) : '')
}).listen(process.env.PORT, '127.0.0.1')
`
const patience = { everyMs: 500, mostSilences: 3, firstAnswerMs: 20_000, graceMs: 100 }

test('a room that hangs is ended and started again, and that is said', async () => {
  const said: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
  const url = await openRoom(program)
  const first = await askUntil(url, (pid) => pid !== '')
  void fetch(`${url}/hang`).catch(() => undefined)
  await askUntil(url, (pid) => pid !== '' && pid !== first)
  expect(said.join('\n')).toMatch(/hall +│ no longer answers at \S+\/healthz: it hangs/)
  expect(said.join('\n')).toMatch(/hall +│ ended unexpectedly \(SIGKILL\), starting it again/)
}, 30_000)

/** Where the program listens, as a room of the house. */
async function openRoom(text: string): Promise<string> {
  const file = path.join(folder, 'hall.mjs')
  writeFileSync(file, text)
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  room = startRoom(
    { name: 'hall', words: [file], healthUrl: `${url}/healthz`, patience },
    {
      dataDir: folder,
      environment: { PORT: String(port) },
      record: { note: () => undefined, release: () => undefined },
      untilDatabase: () => Promise.resolve(),
      giveUp: (reason) => {
        throw reason
      },
    },
  )
  return url
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/** What the room answers, once that is what is waited for. */
function askUntil(url: string, isIt: (answer: string) => boolean): Promise<string> {
  return vi.waitFor(
    async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(1000) })
      const answer = await response.text()
      if (!isIt(answer)) throw new Error(`it is "${answer}"`)
      return answer
    },
    { timeout: 20_000, interval: 50 },
  )
}
