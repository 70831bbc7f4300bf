import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** What becomes of a connection that sends a commit. */
export type Fate = 'passes' | 'diesBeforeCommit' | 'diesAfterCommit'

/** Stands between a client and PostgreSQL, and cuts the line at the worst moment. */
export async function startProxy(databaseUrl: string) {
  const address = new URL(databaseUrl)
  const port = address.port || '5432'
  const near = address.searchParams.get('host')
  const target = near
    ? { path: path.join(near, `.s.PGSQL.${port}`) }
    : { host: address.hostname, port: Number(port) }
  const folder = mkdtempSync(path.join(tmpdir(), 'proxy-'))
  let fate: Fate = 'passes'
  let cuts = 0
  let silenced = new Set<Socket>()
  let isSilent = false
  let delayMs = 0
  const open = new Set<Socket>()

  const server = createServer((client) => {
    const database = connect(target)
    open.add(client)
    client.on('close', () => open.delete(client))
    const cut = () => {
      cuts++
      client.destroy()
      database.destroy()
    }
    let isCommitting = false
    client.on('data', (chunk) => {
      if (isSilent || silenced.has(client)) return undefined
      const isCommit = fate !== 'passes' && chunk.includes('commit\0')
      if (isCommit && fate === 'diesBeforeCommit') return cut()
      isCommitting ||= isCommit
      return database.write(chunk)
    })
    database.on('data', (chunk) => {
      if (isSilent || silenced.has(client)) return undefined
      if (delayMs > 0) return void setTimeout(() => client.write(chunk), delayMs)
      if (!isCommitting) return client.write(chunk)
      // Its answers are kept back until the commit is among them: done, and nobody is told.
      return chunk.includes('COMMIT\0') ? cut() : undefined
    })
    endTogether(client, database)
  })
  await new Promise<void>((resolve) =>
    server.listen(path.join(folder, `.s.PGSQL.${port}`), resolve),
  )
  address.searchParams.set('host', folder)
  return {
    url: address.href,
    setFate: (next: Fate) => void (fate = next),
    countCuts: () => cuts,
    /** The lines that are open now stay open, and nothing passes on them any more. */
    silence: () => void (silenced = new Set(open)),
    /** Nothing passes any more, on new lines either, until it is told otherwise. */
    setSilent: (isOn: boolean) => void (isSilent = isOn),
    /** Every answer comes so much later, as from a disk that is slow. */
    setDelay: (ms: number) => void (delayMs = ms),
    async stop() {
      await new Promise((resolve) => server.close(resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function endTogether(one: Socket, other: Socket): void {
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => peer.destroy())
    socket.on('close', () => peer.destroy())
  }
}
