import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { AccountStack } from '../stack/account-stack.ts'
import { asPlayer, password, startAccountStack } from '../stack/account-stack.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { answerOf } from '../stack/door.ts'
import { device, login, phoneinfoJsonModel, register, seal } from '../stack/entering.ts'
import type { CallInput, SignedIn } from '../stack/stack.ts'

let stack: AccountStack
beforeAll(async () => {
  stack = await startAccountStack(inject('clusterUrl'))
})
afterAll(() => stack.stop())

test('an unknown account and a wrong password fail alike', async () => {
  await register(stack, 'known1', password)
  const wrong = await login(stack, 'known1', 'not the password', 'd1')
  const unknown = await login(stack, 'unknown1', 'not the password', 'd2')
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body).toMatchObject({ errcode: 101, error: 'wrongCredentials' })
})

test('after three failures a browser must work, after ten a strange one is locked', async () => {
  const made = await register(stack, 'target1', password)
  await stack.ok('logout', {}, asPlayer(made))
  for (let i = 0; i < 3; i++) await login(stack, 'target1', 'guess', `robber${i}`)
  const sealed = await seal(stack, 'target1', password, { device: 'robber9' })
  const { password: jwe, keyId } = sealed
  const lazy = { account: 'target1', password: jwe, keyId, phoneinfoJsonModel }
  const refused = await stack.call('accountLogin', lazy, undefined, device('robber9'))
  expect(refused.body.error).toBe('challengeFailed')
  for (let i = 0; i < 7; i++) await login(stack, 'target1', 'guess', 'robber9')
  const locked = await login(stack, 'target1', password, 'robber9')
  expect(locked.body).toMatchObject({ errcode: 102, error: 'accountLocked' })
  const own = await login(stack, 'target1', password, 'target1')
  expect(own.body.errcode).toBe(0)
})

test('keeps five devices and signs the oldest out', async () => {
  await register(stack, 'devices1', password)
  const logins = []
  for (let i = 0; i < 6; i++)
    logins.push(asPlayer(await login(stack, 'devices1', password, `device ${i}`)))
  const states = await Promise.all(logins.map((as) => stack.call('listSessions', {}, as)))
  expect(states.map(({ status }) => status)).toEqual([401, 200, 200, 200, 200, 200])
  const { sessionList } = answerOf(states[5]!)
  expect(sessionList).toHaveLength(5)
  expect(sessionList.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
})

test('logging out ends the session; one device, or all others, can be signed out', async () => {
  await register(stack, 'leaving1', password)
  const enter = async (name: string) => asPlayer(await login(stack, 'leaving1', password, name))
  const [phone, tablet, desk] = [await enter('phone'), await enter('tablet'), await enter('desk')]
  const isIn = async (as: SignedIn) => (await stack.call('listSessions', {}, as)).status === 200
  await stack.ok('logout', {}, phone)
  expect(await isIn(phone)).toBe(false)
  const { sessionList } = await stack.ok('listSessions', {}, desk)
  const other = sessionList.find(({ isCurrent }) => !isCurrent)?.sessionId
  await stack.ok('revokeSession', { sessionId: other }, desk)
  const stranger = await stack.signIn()
  const stolen = await stack.refused('revokeSession', { sessionId: other }, stranger)
  expect(stolen).toBe('unknownSession')
  await setProved(desk, '11 minutes')
  expect(await stack.refused('revokeSession', {}, desk)).toBe('signInStale')
  await setProved(desk, '9 minutes')
  await stack.ok('revokeSession', {}, desk)
  expect([await isIn(tablet), await isIn(desk)]).toEqual([false, true])
})

function setProved({ playerId }: SignedIn, ago: string) {
  return stack.app.database.run(sql`update sessions
    set authenticated_at = now() - ${ago}::interval where player_id = ${playerId}`)
}

test('the profile: nickname, avatar and particulars', async () => {
  const mali = await stack.signIn()
  const update = (body: CallInput<'updateProfile'>) => stack.call('updateProfile', body, mali)
  expect((await update({ nickname: '  คุณมะลิ ', avatar: 3 })).body).toMatchObject({
    appUser: { nickname: 'คุณมะลิ', avatar: 3 },
  })
  expect((await update({ nickname: '<b>x</b>' })).body.error).toBe('nicknameRefused')
  expect((await update({ avatar: 99 })).body.error).toBe('unknownAvatar')
  await stack.ok('updateAppUserOther', { realName: 'มะลิ', birthday: '1990-02-28' }, mali)
  const { appUserOther } = await stack.ok('appUserOther', {}, mali)
  expect(appUserOther).toMatchObject({ realName: 'มะลิ', birthday: '1990-02-28', email: '' })
  const young = await stack.refused('updateAppUserOther', { birthday: '2019-01-01' }, mali)
  expect(young).toBe('underAge')
})
