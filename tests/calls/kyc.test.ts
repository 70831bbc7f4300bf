import type { ClientRequest } from 'node:http'
import { request } from 'node:http'
import type { InputOf } from '@parlour/contract/call.ts'
import { apiPrefix } from '@parlour/contract/envelope.ts'
import type { operatorCalls } from '@parlour/contract/operator/index.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { haveSamePapers } from '@parlour/server/identity/index.ts'
import { calls } from '@parlour/contract/index.ts'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import type { CashierStack } from '../stack/cashier-stack.ts'
import { realName, startCashier } from '../stack/cashier-stack.ts'
import { answerOf, errorOf } from '../stack/door.ts'
import { thaiIdentity } from '../stack/identity-numbers.ts'
import { jpegWithMetadata, pngImage, webpImage } from '../stack/pictures.ts'
import type { CallInput, SignedIn } from '../stack/stack.ts'
import { credentials } from '../stack/stack.ts'
import { papersOf, sendKyc } from '../stack/verified-player.ts'

let stack: CashierStack
beforeAll(async () => {
  stack = await startCashier(inject('clusterUrl'))
})
afterAll(() => stack.stop())

const kycOf = async (player: SignedIn) => (await stack.ok('kyc', {}, player)).kyc

type MimeType = CallInput<'uploadKyc'>['mimeType']
async function upload(player: SignedIn, file: Buffer, mimeType: MimeType = 'image/png') {
  const image = file.toString('base64')
  return stack.call('uploadKyc', { kind: 'identityFront', mimeType, image }, player)
}

type Decision = InputOf<typeof operatorCalls.decideKyc>['decision']
const decide = ({ playerId }: SignedIn, decision: Decision, reason?: string) =>
  stack.operator('ploy').call('decideKyc', { playerId, decision, reason })

test('none → draft → submitted → verified, and the number is hidden', async () => {
  const mali = await stack.join()
  expect(await kycOf(mali)).toMatchObject({ status: 'none', dueAt: null, imageList: [] })
  expect(errorOf(await upload(mali, await pngImage()))).toBe('ok')
  expect(await kycOf(mali)).toMatchObject({ status: 'draft', imageList: ['identityFront'] })
  const sent = await sendKyc(stack, mali)
  const number = thaiIdentity(mali.playerId)
  expect(sent.body.kyc).toMatchObject({
    status: 'submitted',
    realName,
    identityNumber: `•••••••••${number.slice(-4)}`,
  })
  expect(errorOf(await sendKyc(stack, mali))).toBe('inReview')
  expect(errorOf(await decide(mali, 'verified'))).toBe('ok')
  expect((await kycOf(mali)).status).toBe('verified')
  expect(errorOf(await sendKyc(stack, mali, { imageIdList: ['x'] }))).toBe('alreadyVerified')
  expect(errorOf(await upload(mali, await pngImage()))).toBe('alreadyVerified')
})

test('rejected says why and may be sent again', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  expect(errorOf(await decide(mali, 'rejected'))).toBe('reasonMissing')
  await decide(mali, 'rejected', 'the picture is not sharp')
  expect(await kycOf(mali)).toMatchObject({
    status: 'rejected',
    reason: 'the picture is not sharp',
  })
  expect(errorOf(await sendKyc(stack, mali))).toBe('ok')
  expect(errorOf(await decide(mali, 'inReview'))).toBe('ok')
  expect(errorOf(await decide(mali, 'verified'))).toBe('ok')
  expect(errorOf(await decide(mali, 'rejected', 'late'))).toBe('notInThatState')
})

test('one identity number, one account: of 50 at once one is taken', async () => {
  const players = await Promise.all(Array.from({ length: 50 }, () => stack.join()))
  const identityNumber = thaiIdentity(players[0]!.playerId)
  const answers = await Promise.all(
    players.map((player) => sendKyc(stack, player, { identityNumber })),
  )
  const errors = answers.map(errorOf)
  expect(errors.filter((error) => error === 'ok')).toHaveLength(1)
  expect(errors.filter((error) => error === 'identityTaken')).toHaveLength(49)
  const dashed = `${identityNumber.slice(0, 1)}-${identityNumber.slice(1)}`
  const other = await stack.join()
  expect(errorOf(await sendKyc(stack, other, { identityNumber: dashed }))).toBe('identityTaken')
})

test('a number that was refused to a stranger is free for who it belongs to', async () => {
  const [stranger, owner] = [await stack.join(), await stack.join()]
  const identityNumber = thaiIdentity(owner.playerId)
  expect(errorOf(await sendKyc(stack, stranger, { identityNumber }))).toBe('ok')
  expect(errorOf(await sendKyc(stack, owner, { identityNumber }))).toBe('identityTaken')
  await decide(stranger, 'rejected', 'somebody else is in the picture')
  expect(errorOf(await sendKyc(stack, owner, { identityNumber }))).toBe('ok')
  expect(errorOf(await sendKyc(stack, stranger, { identityNumber }))).toBe('identityTaken')
})

test('papers of one person meet by name and birthday, once they were found right', async () => {
  const players = [await stack.join(), await stack.join(), await stack.join()] as const
  const [one, two, other] = players
  for (const player of [one, two]) await sendKyc(stack, player, { birthday: '1981-02-03' })
  await sendKyc(stack, other, { birthday: '1981-02-04' })
  const meet = (a: SignedIn, b: SignedIn) =>
    haveSamePapers(stack.app.database, a.playerId, b.playerId)
  expect(await meet(one, two)).toBe(false)
  for (const player of players) await decide(player, 'verified')
  expect([await meet(one, two), await meet(one, other)]).toEqual([true, false])
})

test('an identity is blocked by two people, who say the same', async () => {
  const mali = await stack.join()
  await sendKyc(stack, mali)
  await decide(mali, 'blocked', 'papers of somebody else')
  expect((await kycOf(mali)).status).toBe('submitted')
  const { playerId } = mali
  const block = { playerId, decision: 'blocked', reason: 'papers of somebody else' } as const
  const [ploy, nim] = [stack.operator('ploy'), stack.operator('nim')]
  expect(await ploy.refused('decideKyc', block)).toBe('alreadyApproved')
  expect(await nim.ok('decideKyc', block)).toMatchObject({ status: 'blocked' })
  expect((await kycOf(mali)).status).toBe('blocked')
  expect(await nim.refused('decideKyc', block)).toBe('notInThatState')
})

test('papers that came since somebody looked are not decided by what they looked at', async () => {
  const mali = await stack.join()
  const { playerId } = mali
  await sendKyc(stack, mali)
  const [ploy, nim] = [stack.operator('ploy'), stack.operator('nim')]
  const { submittedTime } = await ploy.ok('getKycCase', { playerId })
  const seen = { playerId, ...(submittedTime !== null && { submittedTime }) }
  const reason = 'papers of somebody else'
  const { approvalId } = await ploy.ok('decideKyc', { ...seen, decision: 'blocked', reason })
  await decide(mali, 'rejected', 'not sharp')
  answerOf(await sendKyc(stack, mali, { occupation: 'another' }))
  expect(await ploy.refused('decideKyc', { ...seen, decision: 'verified' })).toBe('contentChanged')
  const asked = { approvalId: approvalId ?? 0 }
  const { contentHash } = await nim.ok('getApproval', asked)
  const yes = { ...asked, contentHash, decision: 'approved' } as const
  expect(await nim.ok('decideApproval', yes)).toMatchObject({ status: 'void' })
  expect((await kycOf(mali)).status).toBe('submitted')
  const anew = await ploy.ok('getKycCase', { playerId })
  expect(anew.submittedTime).toBeGreaterThan(submittedTime ?? 0)
  const known = { playerId, submittedTime: anew.submittedTime ?? 0, decision: 'verified' } as const
  expect(await ploy.ok('decideKyc', known)).toMatchObject({ status: 'verified' })
})

test('under age is refused and blocks the account, whatever is sent afterwards', async () => {
  const mali = await stack.join()
  const birthday = `${new Date().getFullYear() - 18}-01-01`
  const key = { 'idempotency-key': 'young' }
  expect(errorOf(await sendKyc(stack, mali, { birthday }))).toBe('underAge')
  expect(await kycOf(mali)).toMatchObject({ status: 'blocked', reason: 'underAge' })
  expect(errorOf(await sendKyc(stack, mali, { imageIdList: ['x'] }))).toBe('alreadyVerified')
  const young = await stack.join()
  const body = { ...papersOf(young, ['x']), birthday }
  expect(await stack.refused('addKyc', body, young, key)).toBe('underAge')
  expect(await stack.refused('addKyc', body, young, key)).toBe('alreadyVerified')
})

test.each([
  ['a wrong check digit', { identityNumber: '1234567890122' }, 'identityMalformed'],
  ['a picture of somebody else', { imageIdList: [crypto.randomUUID()] }, 'unknownImage'],
  ['no picture', { imageIdList: [] }, 'badInput'],
  ['a day that is none', { birthday: '1990-02-30' }, 'badInput'],
])('%s is refused', async (_what, more, error) => {
  const mali = await stack.join()
  expect(errorOf(await sendKyc(stack, mali, more))).toBe(error)
})

test('without the declaration it is refused', async () => {
  const mali = await stack.join()
  const body = { ...papersOf(mali, ['x']), isEligible: false }
  expect(errorOf(await stack.post('addKyc', body, mali))).toBe('badInput')
})

test('a picture of another player is not one’s own', async () => {
  const [mali, somchai] = [await stack.join(), await stack.join()]
  const { imageId } = answerOf(await upload(mali, await pngImage()))
  const sent = await sendKyc(stack, somchai, { imageIdList: [imageId] })
  expect(errorOf(sent)).toBe('unknownImage')
})

test('pictures are JPEG, PNG or WebP, and what they say they are', async () => {
  const mali = await stack.join()
  expect(errorOf(await upload(mali, await jpegWithMetadata(), 'image/jpeg'))).toBe('ok')
  expect(errorOf(await upload(mali, await webpImage(), 'image/webp'))).toBe('ok')
  expect(errorOf(await upload(mali, await webpImage(), 'image/png'))).toBe('notAnImage')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  expect(errorOf(await upload(mali, drawing))).toBe('notAnImage')
  expect(errorOf(await upload(mali, Buffer.from('hello')))).toBe('notAnImage')
  expect(errorOf(await upload(mali, (await pngImage()).subarray(0, 60)))).toBe('notAnImage')
})

test('a picture of 8 MB fits, a larger one does not, nor into another call', async () => {
  const mali = await stack.join()
  const padded = (bytes: number) => Buffer.concat([Buffer.from('x'), Buffer.alloc(bytes - 1)])
  expect(errorOf(await upload(mali, padded(8 * 1024 * 1024)))).toBe('notAnImage')
  expect((await upload(mali, padded(9 * 1024 * 1024))).status).toBe(413)
  const other = await stack.call('updateProfile', { nickname: 'x'.repeat(100_000) }, mali)
  expect(other.status).toBe(413)
  expect((await stack.post('uploadKyc', {}, mali)).status).toBe(400)
})

test('what is stored is encrypted and bare; an operator sees each picture once', async () => {
  const mali = await stack.join()
  const { imageId } = answerOf(await upload(mali, await jpegWithMetadata(), 'image/jpeg'))
  await sendKyc(stack, mali, { imageIdList: [imageId] })
  const stored = await stack.app.database.row<{ sealed: Buffer; details: Buffer }>(sql`
    select i.sealed_image as sealed, k.sealed_details as details from identity_images i
    join identity_checks k using (player_id) where image_id = ${imageId}`)
  expect(stored.sealed.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
  expect(stored.details.includes(Buffer.from(realName))).toBe(false)
  const { playerId } = mali
  const seen = await stack.operator('ploy').ok('getKycCase', { playerId })
  expect(seen).toMatchObject({ realName, identityNumber: thaiIdentity(playerId) })
  const [image] = seen.imageList
  const token = await stack.hire('nok')
  const foreign = await show(image!.url, token)
  expect(foreign.status).toBe(404)
  const first = await show(image!.url, await stack.hire('ploy'))
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  const picture = Buffer.from(await first.arrayBuffer())
  expect(picture.includes('SECRET')).toBe(false)
  expect((await show(image!.url, await stack.hire('ploy'))).status).toBe(404)
})

function show(path: string, token: string) {
  return fetch(stack.url + path, { headers: { authorization: `Bearer ${token}` } })
}

test('nothing was sent: there is nothing to see', async () => {
  const { playerId } = await stack.join()
  expect(await stack.operator('ploy').refused('getKycCase', { playerId })).toBe('nothingSent')
})

test('a picture of another format is not looked into, whatever it is called', async () => {
  const mali = await stack.join()
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  for (const file of [svg, gif]) expect(errorOf(await upload(mali, file))).toBe('notAnImage')
  expect(errorOf(await upload(mali, await pngImage(), 'image/webp'))).toBe('notAnImage')
})

test('a player sends three large pictures at once, and others still send theirs', async () => {
  const [mali, other] = [await stack.join(), await stack.join()]
  // Refused before it is a picture, so that none of the day's is used up by asking.
  const ask = async (as: SignedIn) =>
    errorOf(await stack.post(calls.uploadKyc.path, '['.repeat(100_000), as))
  const until = (answer: string) =>
    vi.waitFor(async () => expect(await ask(mali)).toBe(answer), patience)
  const begun = [await begin(mali), await begin(mali), await begin(mali)]
  await until('tooManyCalls')
  expect(await ask(other)).toBe('badInput')
  for (const line of begun) line.destroy()
  await until('badInput')
})

const patience = { timeout: 60_000, interval: 100 }

/** A body that is announced and begun, and does not come to an end. */
async function begin(as: SignedIn): Promise<ClientRequest> {
  const headers = {
    ...credentials(as),
    'content-type': 'application/json',
    'content-length': '1000000',
  }
  const options = { method: 'POST', headers, agent: false } as const
  const line = request(`${stack.url}${apiPrefix}${calls.uploadKyc.path}`, options)
  line.on('error', () => undefined)
  onTestFinished(() => void line.destroy())
  await new Promise<void>((written) => line.write('{"image":"', () => written()))
  return line
}

test('twenty pictures a day are taken from a player', async () => {
  const mali = await stack.join()
  const file = await pngImage()
  const answers = []
  for (let i = 0; i < 21; i++) answers.push(errorOf(await upload(mali, file)))
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(20)
  expect(answers.at(-1)).toBe('tooManyImages')
  const unread = await stack.post(calls.uploadKyc.path, '['.repeat(2_000_000), mali)
  expect(errorOf(unread)).toBe('tooManyImages')
})
