import { randomBytes } from 'node:crypto'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { copyOnEach, copyPrefix, dropOnEach } from './cluster.ts'
import { withDatabase } from './database-url.ts'

/** A database of one's own, migrated; on a cluster on each of its machines. */
export async function copyDatabase(clusterUrl: string): Promise<string> {
  const name = `${copyPrefix}${randomBytes(6).toString('hex')}`
  const nodes = process.env.CLUSTER_NODES?.split(' ')
  if (nodes) {
    await copyOnEach(nodes, name)
    return withDatabase(clusterUrl, name)
  }
  const admin = openDatabase(withDatabase(clusterUrl, 'postgres'), 2, () => undefined)
  const template = nameOf(clusterUrl)
  await admin.run({ text: `create database ${name} template ${template}`, values: [] })
  await admin.end()
  return withDatabase(clusterUrl, name)
}

const inside = new Map<string, number>()

export function enterDatabase(url: string): void {
  inside.set(url, (inside.get(url) ?? 0) + 1)
}

/**
 * The last one to leave a copy on a cluster removes it: each has housekeepers on every machine,
 * who ask each other every two seconds for as long as it is there.
 */
export async function leaveDatabase(url: string): Promise<void> {
  const left = (inside.get(url) ?? 0) - 1
  inside.set(url, left)
  const nodes = process.env.CLUSTER_NODES?.split(' ')
  if (nodes && left === 0) await dropOnEach(nodes, nameOf(url))
}

export function nameOf(url: string): string {
  return new URL(url.replace('@/', '@localhost/')).pathname.slice(1)
}
