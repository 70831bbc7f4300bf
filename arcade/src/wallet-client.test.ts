import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, Server } from 'node:http'
import { walletRequests, walletStatuses } from '@parlour/contract/wallet-protocol.ts'
import { afterEach, expect, test } from 'vitest'
import { undoStake, createWalletClient } from './wallet-client.ts'

type Heard = { url: string; raw: string; headers: IncomingHttpHeaders }
/** A wallet's reply: an answer or raw text, except for the two texts that are none. */
type Reply = Record<string, unknown> | string

const walletSecret = 'wallet-secret-for-tests'
const done = { status: walletStatuses.ok, balance: 900, currency: 'THB', walletTransactionId: 'w1' }
const refused = { status: walletStatuses.notEnough, balance: 5, currency: 'THB' }
const bet = {
  token: 'token-of-16-signs',
  playerId: 7,
  gameId: 3,
  roundId: 'r1',
  transactionId: 'b1',
  amount: 100,
}

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function wallet(replies: Reply[], answerLimitMs = 20_000) {
  const heard: Heard[] = []
  server = createServer((request, response) => {
    let raw = ''
    request.setEncoding('utf8').on('data', (text: string) => (raw += text))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', raw, headers: request.headers })
      const reply = replies.shift() ?? 'silence'
      if (reply === 'silence') return
      if (reply === 'cut') request.socket.destroy()
      else response.end(typeof reply === 'string' ? reply : JSON.stringify(reply))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const platformUrl = `http://127.0.0.1:${address.port}`
  const pausesMs = [0, 5, 5]
  return {
    heard,
    client: createWalletClient({ platformUrl, walletSecret, answerLimitMs, pausesMs }),
  }
}

test('a request is signed over its call, timestamp and body and fits the protocol', async () => {
  const { client, heard } = await wallet([done])
  expect(await client.ask('bet', bet)).toEqual({ kind: 'done', answer: done })
  const { url, raw, headers } = heard[0]!
  expect(url).toBe('/wallet/v1/bet')
  expect(headers['x-provider']).toBe('arcade')
  const signed = `POST ${url}\n${String(headers['x-timestamp'])}\n${raw}`
  const signature = createHmac('sha256', walletSecret).update(signed).digest('hex')
  expect(headers['x-signature']).toBe(`v2=${signature}`)
  expect(walletRequests.bet.parse(JSON.parse(raw))).toEqual(bet)
})

test('a refusal is final', async () => {
  const { client, heard } = await wallet([refused, done])
  expect(await client.ask('bet', bet)).toMatchObject({ kind: 'refused', status: 'notEnough' })
  expect(heard).toHaveLength(1)
})

test.each([
  ['a cut line', 'cut'],
  ['no JSON', '<html>bad gateway</html>'],
  ['a strange answer', { status: 'fine' }],
  ['the wish to be asked again', { status: walletStatuses.retry }],
] as [string, Reply][])('after %s the very same request is sent again', async (_what, first) => {
  const { client, heard } = await wallet([first, done])
  expect((await client.ask('bet', bet)).kind).toBe('done')
  expect(heard.map(({ raw }) => raw)).toEqual([heard[0]!.raw, heard[0]!.raw])
})

test('when no try is answered the outcome is unknown', async () => {
  const { client, heard } = await wallet([], 80)
  expect(await client.ask('win', { ...win(), amount: 5 })).toEqual({ kind: 'unknown' })
  expect(heard).toHaveLength(3)
})

test('a refusal at the door does not tell what became of an earlier try', async () => {
  const atDoor = { status: walletStatuses.staleTimestamp }
  const { client } = await wallet(['cut', atDoor, atDoor])
  expect(await client.ask('bet', bet)).toEqual({ kind: 'unknown' })
})

test('a refusal at the door of the first try is a refusal', async () => {
  const { client } = await wallet([{ status: walletStatuses.badSignature }])
  expect(await client.ask('bet', bet)).toMatchObject({ status: 'badSignature' })
})

test('an undo names the stake it is for', async () => {
  const { client, heard } = await wallet([done])
  expect(await undoStake(client, bet)).toEqual({ kind: 'undone' })
  const undo = heard.at(-1)!
  expect(undo.url).toBe('/wallet/v1/rollback')
  expect(walletRequests.rollback.parse(JSON.parse(undo.raw)).betTransactionId).toBe('b1')
})

test('an undo that is not answered stays owed and is repeated under the same id', async () => {
  const { client, heard } = await wallet(['cut', 'cut', 'cut'])
  expect(await undoStake(client, bet)).toEqual({ kind: 'unknown' })
  expect(new Set(heard.map(({ raw }) => raw)).size).toBe(1)
})

function win() {
  const { playerId, gameId, roundId } = bet
  return {
    playerId,
    gameId,
    roundId,
    transactionId: 'w',
    betTransactionId: 'b1',
    closesRound: true,
  }
}
