import { openDatabase } from '@parlour/server/frame/db.ts'
import { migrate } from '@parlour/server/frame/migrations.ts'
import { withDatabase } from '../../stack/database-url.ts'

const quiet = () => undefined

/** A database of the cluster's own server that is not spread: the same build and settings. */
export async function createPlain(url: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `bench_plain_${process.pid}`
  const admin = openDatabase(withDatabase(url, 'postgres'), 1, quiet)
  await admin.run({ text: `create database ${name}`, values: [] })
  const template = openDatabase(withDatabase(url, name), 2, quiet)
  await migrate(template, quiet)
  await template.end()
  return {
    url: withDatabase(url, name),
    async drop() {
      await admin.run({ text: `drop database ${name} with (force)`, values: [] })
      await admin.end()
    },
  }
}
