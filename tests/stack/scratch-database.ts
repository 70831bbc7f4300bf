import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import type { TestProject } from 'vitest/node'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { dropCopies, prepareCluster, reopenTemplate } from './cluster.ts'
import { withDatabase } from './database-url.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    clusterUrl: string
    /** One that nobody copies: a copy fails while somebody is in what it copies. */
    plainUrl: string
  }
}

/** A throw-away PostgreSQL for a test run, with a migrated database to copy others from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { CLUSTER_URL: given } = process.env
  if (given) return useCluster(project, given)
  const postgres = await startScratchPostgres()
  const template = openDatabase(postgres.url, 2, () => undefined)
  await migrate(template, () => undefined)
  await template.end()
  project.provide('clusterUrl', postgres.url)
  project.provide('plainUrl', withDatabase(postgres.url, 'postgres'))
  return () => postgres.stop()
}

/** A cluster that runs already. Whoever copies its database does so on each of its machines. */
async function useCluster(project: TestProject, url: string): Promise<() => Promise<void>> {
  const nodes = await prepareCluster(url)
  await dropCopies(nodes)
  process.env.CLUSTER_NODES = nodes.join(' ')
  project.provide('clusterUrl', url)
  project.provide('plainUrl', withDatabase(url, 'postgres'))
  return async () => {
    await dropCopies(nodes)
    await reopenTemplate(nodes)
  }
}
