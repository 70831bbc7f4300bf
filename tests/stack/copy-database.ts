import { randomBytes } from 'node:crypto'
import { openDatabase } from '@parlour/server/frame/db.ts'
import { copyOnEach, copyPrefix } from './cluster.ts'
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

export function nameOf(url: string): string {
  return new URL(url.replace('@/', '@localhost/')).pathname.slice(1)
}
