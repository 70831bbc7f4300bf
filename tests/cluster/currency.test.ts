import { readSettings } from '@parlour/server/frame/settings.ts'
import { settingsOfSite } from '@parlour/server/operators/setting-handlers.ts'
import { expect, inject, test } from 'vitest'
import { openTestLedger } from '../stack/ledger.ts'

test('a house without amounts chooses its currency', async () => {
  const { database } = await openTestLedger(inject('clusterUrl'))
  const { version, settings } = await readSettings(database)
  const content = { ...settings, region: 'ph', currency: 'PHP' }
  await database.transaction((tx) =>
    settingsOfSite.save(tx, { content, basedOn: version, author: 'test' }),
  )
  expect((await readSettings(database)).settings.currency).toBe('PHP')
  await database.end()
})
