import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import path from 'node:path'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { answerAt, listNodes } from './cluster.ts'

/** What becomes of a connection that sends a commit. */
export type Fate = 'passes' | 'diesBeforeCommit' | 'diesAfterCommit'

/** Stands between a client and PostgreSQL, and cuts the line at the worst moment. */
export async function startProxy(databaseUrl: string) {
  const address = new URL(databaseUrl)
  const port = address.port || '5432'
  const near = address.searchParams.get('host')
  const target = near
    ? { path: path.join(near, `.s.PGSQL.${port}`) }
    : { host: address.hostname, port: Number(port), noDelay: true }
  let fate: Fate = 'passes'
  let cuts = 0
  let silenced = new Set<Socket>()
  let isSilent = false
  let delayMs = 0
  const open = new Set<Socket>()

  const server = createServer({ noDelay: true }, (client) => {
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address.searchParams.delete('host')
  address.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
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
      const closed = new Promise((resolve) => server.close(resolve))
      // Whoever else goes this way keeps the line open.
      for (const client of open) client.destroy()
      await closed
    },
  }
}

/**
 * The same on every way to a database: where it is spread, its machines are gone to straight, too.
 * What they say among themselves does not pass here.
 */
export async function startProxies(database: Database, url: string) {
  const asked = await startProxy(url)
  if (database.shards === 0) return asked
  const [, ...machines] = await listNodes(database, url)
  await database.run(sql`insert into pg_dist_poolinfo (nodeid, poolinfo)
    select nodeid, 'host=' || nodename || ' port=' || nodeport from pg_dist_node
    where groupid <> 0 on conflict do nothing`)
  const all = [asked]
  const ports: { own: number; other: number }[] = []
  for (const machine of machines) {
    const proxy = await startProxy(machine)
    const [own, other] = [portOf(machine), portOf(proxy.url)]
    await answerAt(database, own, other)
    all.push(proxy)
    ports.push({ own, other })
  }
  return {
    url: asked.url,
    setFate: (next: Fate) => all.forEach((proxy) => proxy.setFate(next)),
    countCuts: () => all.reduce((cuts, proxy) => cuts + proxy.countCuts(), 0),
    setSilent: (isOn: boolean) => all.forEach((proxy) => proxy.setSilent(isOn)),
    setDelay: (ms: number) => all.forEach((proxy) => proxy.setDelay(ms)),
    async stop() {
      for (const { own, other } of ports) await answerAt(database, other, own)
      await database.run(sql`delete from pg_dist_poolinfo`)
      await Promise.all(all.map((proxy) => proxy.stop()))
    },
  }
}

const portOf = (url: string) => Number(new URL(url).port)

function endTogether(one: Socket, other: Socket): void {
  for (const [socket, peer] of [
    [one, other],
    [other, one],
  ] as const) {
    socket.on('error', () => peer.destroy())
    socket.on('close', () => peer.destroy())
  }
}
