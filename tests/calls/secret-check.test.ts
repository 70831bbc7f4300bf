import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { sql } from '@parlour/server/frame/db.ts'
import { open, seal } from '@parlour/server/frame/keyring.ts'
import { findVerifiedName, listSamePerson } from '@parlour/server/identity/index.ts'
import { listProviders, saveProvider } from '@parlour/server/play/providers.ts'
import { readParticulars } from '@parlour/server/players/index.ts'
import { sealedColumns } from '@parlour/server/seal-anew.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { errorOf } from '../stack/door.ts'
import { consent, device, phoneinfoJsonModel, seal as sealPassword } from '../stack/entering.ts'
import { pngImage } from '../stack/pictures.ts'
import type { SignedIn, Stack } from '../stack/stack.ts'
import { newKey, startStack } from '../stack/stack.ts'
import { papersOf } from '../stack/verified-player.ts'

let stack: Stack
beforeAll(async () => {
  stack = await startStack({ clusterUrl: inject('clusterUrl') })
})
afterAll(() => stack.stop())

test('a copy with the same secret starts', async () => {
  const copy = await stack.another()
  expect((await fetch(`${copy.url}/readyz`)).status).toBe(200)
  await copy.stop()
})

test('a copy with another secret refuses to start and says what to do', async () => {
  const start = stack.another({}, { PARLOUR_SECRET: 'x'.repeat(64) })
  await expect(start).rejects.toThrow(
    /PARLOUR_SECRET: is not the secret this database was filled with.* secrets\.json/,
  )
})

test('a new secret before the old one: what was sealed is read, and sealed anew', async () => {
  const own = await startStack({ clusterUrl: inject('clusterUrl') })
  const { database, config } = own.app
  const player = await own.signIn()
  await own.ok('updateAppUserOther', { address: '12 Canal Road' }, player)
  const provider = { provider: 'north', platformId: 9, launchUrl: 'https://north.example' }
  await database.transaction((tx) => saveProvider(tx, config, { ...provider, secret: 'moon' }))
  await sealMany(own, 230)
  await own.stop()

  const fresh = randomBytes(32).toString('hex')
  const changing = await own.another({}, { PARLOUR_SECRET: `${fresh},${config.PARLOUR_SECRET}` })
  await changing.stop()

  const after = await own.another({}, { PARLOUR_SECRET: fresh })
  const { appUserOther } = await after.ok('appUserOther', {}, player)
  expect(appUserOther).toMatchObject({ address: '12 Canal Road' })
  const known = await listProviders(after.app.database, after.app.config)
  expect(known.find((one) => one.provider === 'north')?.secret).toBe('moon')
  const kept = await after.app.database.rows<{ keyId: string; sealed: Buffer }>(sql`
    select key_id as "keyId", sealed_private as sealed from password_keys
    where key_id like 'many-%'`)
  expect(kept).toHaveLength(230)
  for (const { keyId, sealed } of kept)
    expect(open(fresh, `password_keys.sealed_private:${keyId}`, sealed).toString()).toBe(keyId)
  await after.stop()
  await expect(own.another()).rejects.toThrow(/PARLOUR_SECRET/)
})

test('while copies change to a new secret, each knows what the other one made', async () => {
  const own = await startStack({ clusterUrl: inject('clusterUrl') })
  const [old, fresh] = [own.app.config.PARLOUR_SECRET, randomBytes(32).toString('hex')]
  const player = await own.signIn()
  await own.stop()
  const before = await own.another({}, { PARLOUR_SECRET: `${old},${fresh}` })
  const after = await own.another({}, { PARLOUR_SECRET: `${fresh},${old}` })
  for (const [one, other, account] of [
    [before, after, 'changed1'],
    [after, before, 'changed2'],
  ] as const) {
    const { password, keyId } = await sealPassword(one, account, 'a long enough secret')
    const asked = { account, password, keyId, countryCode: '66', phoneinfoJsonModel, consent }
    const made = await other.call('accountRegist', asked, undefined, device(account))
    expect(errorOf(made)).toBe('ok')
    const key = newKey()
    const rename = { nickname: account }
    expect(errorOf(await one.call('updateProfile', rename, player, key))).toBe('ok')
    expect(errorOf(await other.call('updateProfile', rename, player, key))).toBe('ok')
    const others = { nickname: 'another' }
    expect(errorOf(await other.call('updateProfile', others, player, key))).toBe('keyReused')
  }
  await before.stop()
  await after.stop()
})

test('papers of one person are found to be so, also from before a new secret', async () => {
  const own = await startStack({ clusterUrl: inject('clusterUrl') })
  const [first, second, third] = [await own.signIn(), await own.signIn(), await own.signIn()]
  await sendPapers(own, first)
  await own.stop()
  const PARLOUR_SECRET = `${randomBytes(32).toString('hex')},${own.app.config.PARLOUR_SECRET}`
  const after = await own.another({}, { PARLOUR_SECRET })
  await sendPapers(after, second)
  await sendPapers(after, third)
  const ids = [first, second, third].map(({ playerId }) => playerId)
  expect(await listSamePerson(after.app.database, first.playerId)).toEqual([ids[2], ids[1]])
  expect(await listSamePerson(after.app.database, third.playerId)).toEqual([ids[1], ids[0]])
  await after.stop()
})

test('what was sealed before values named their key is sealed anew, player by player', async () => {
  const own = await startStack({ clusterUrl: inject('clusterUrl') })
  const { database, config } = own.app
  const { playerId } = await own.signIn()
  const details = { realName: 'Mali', identityNumber: '1', birthday: '1990-01-01', occupation: '' }
  const before = sealAsBefore(config.PARLOUR_SECRET, JSON.stringify(details))
  await database.run(sql`insert into identity_checks (player_id, state, sealed_details)
    values (${playerId}, 'verified', ${before})`)
  await database.run(sql`update players set particulars = '{"email": "m@example.org"}'
    where player_id = ${playerId}`)
  await database.run(sql`update secret_checks set sealed_under = null`)
  const copy = await own.another()
  const owner = { playerId, secret: config.PARLOUR_SECRET }
  expect(await findVerifiedName(copy.app.database, playerId, owner.secret)).toBe('Mali')
  expect(await readParticulars(copy.app.database, owner)).toMatchObject({ email: 'm@example.org' })
  const kept = await database.row<{ plain: string }>(sql`
    select particulars::text as plain from players where player_id = ${playerId}`)
  expect(kept.plain).toBe('{}')
  await copy.stop()
  await own.stop()
})

test('every column of sealed values is one that a change of the secret knows', async () => {
  const columns = await stack.app.database.rows<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type = 'bytea'
      and (column_name like 'sealed%' or column_name like 'former_secret')
      and column_name <> 'sealed_under' order by name`)
  const known = sealedColumns.map(({ table, column }) => `${table}.${column}`).toSorted()
  expect(columns.map(({ name }) => name)).toEqual(known)
})

/** Papers in one name, each with a number of its own. */
async function sendPapers(house: Stack, player: SignedIn): Promise<void> {
  const image = (await pngImage()).toString('base64')
  const picture = { kind: 'identityFront', mimeType: 'image/png', image } as const
  const { imageId } = await house.ok('uploadKyc', picture, player)
  await house.ok('addKyc', papersOf(player, [imageId]), player)
}

/** More than are sealed anew in one go. */
async function sealMany({ app }: Stack, count: number): Promise<void> {
  await app.database.transaction(async (tx) => {
    for (let i = 0; i < count; i++) {
      const keyId = `many-${i}`
      const place = `password_keys.sealed_private:${keyId}` as const
      const sealed = seal(app.config.PARLOUR_SECRET, place, Buffer.from(keyId))
      await tx.run(sql`insert into password_keys (key_id, public_jwk, sealed_private)
        values (${keyId}, '{}', ${sealed})`)
    }
  })
}

/** As the house sealed an identity before values named their key. */
function sealAsBefore(secret: string, text: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'parlour:kyc-details', 32))
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv)
  const body = Buffer.concat([cipher.update(text), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}
