import { strict as assert } from 'node:assert'
import type { Case } from './client.ts'
import type { Forgery } from './client.ts'
import { ask, askRaw, openRound, readBalance } from './client.ts'

const minuteMs = 60_000
const ago = (minutes: number) => String(Date.now() - minutes * minuteMs)

const forgeries: [what: string, forgery: () => Forgery, status: string][] = [
  ['another secret', () => ({ secret: 'x'.repeat(40) }), 'badSignature'],
  ['no signature', () => ({ signature: '' }), 'badSignature'],
  ['a signature in capitals', () => ({ signature: `v2=${'AB'.repeat(32)}` }), 'badSignature'],
  [
    'a signature of no known version',
    () => ({ signature: `v3=${'ab'.repeat(32)}` }),
    'badSignature',
  ],
  ['the signature of another call', () => ({ signedAs: 'betWin' }), 'badSignature'],
  ['a timestamp that is no number', () => ({ timestamp: 'today' }), 'badSignature'],
  ['a time six minutes ago', () => ({ timestamp: ago(6) }), 'staleTimestamp'],
  ['a time six minutes ahead', () => ({ timestamp: ago(-6) }), 'staleTimestamp'],
  ['an unknown provider', () => ({ provider: 'nobody' }), 'unknownProvider'],
]

export const signatureCases: Case[] = [
  ...forgeries.map(([what, forgery, status]) => ({
    name: `a request with ${what} moves nothing`,
    async run(subject: Parameters<Case['run']>[0]) {
      const before = await readBalance(subject)
      const { bet } = openRound(subject)
      const answer = await ask(subject, 'bet', bet, forgery())
      assert.equal(answer.name, status)
      assert.equal(answer.httpStatus, 200)
      assert.equal(await readBalance(subject), before)
    },
  })),
  {
    name: 'a body changed after it was signed is refused',
    async run(subject) {
      const { bet } = openRound(subject)
      const body = JSON.stringify({ ...bet, amount: 1 })
      assert.equal((await ask(subject, 'bet', bet, { body })).name, 'badSignature')
    },
  },
  {
    name: 'a clock four minutes off is still good',
    async run(subject) {
      const { bet } = openRound(subject)
      assert.equal((await ask(subject, 'bet', bet, { timestamp: ago(4) })).name, 'ok')
    },
  },
  {
    name: 'signed nonsense is a bad request',
    async run(subject) {
      const { bet } = openRound(subject)
      const bodies = ['', '[]', '{', JSON.stringify({ ...bet, amount: -5 })]
      const extra = JSON.stringify({ ...bet, bonus: 5 })
      for (const body of [...bodies, extra, JSON.stringify({ ...bet, amount: 0.5 })])
        if (body !== '') assert.equal((await askRaw(subject, 'bet', body)).name, 'badRequest')
    },
  },
  {
    name: 'what no book can hold is a bad request: absurd sums, texts that control something',
    async run(subject) {
      const before = await readBalance(subject)
      const { bet, betWin } = openRound(subject)
      assert.equal((await ask(subject, 'bet', { ...bet, amount: 9e15 })).name, 'badRequest')
      for (const result of ['\u0000', '{"a":"\u0007"}', '\ud800'])
        assert.equal((await ask(subject, 'betWin', { ...betWin, result })).name, 'badRequest')
      assert.equal(await readBalance(subject), before)
    },
  },
]
