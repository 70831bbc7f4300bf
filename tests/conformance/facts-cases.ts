import { strict as assert } from 'node:assert'
import type { GameFacts } from '@parlour/contract/wallet-protocol.ts'
import type { Case } from './client.ts'
import { ask, askRaw } from './client.ts'

export const factsCases: Case[] = [
  {
    name: 'a game is told of as often as one likes, and unknown games are passed over',
    async run(subject) {
      const known = factsOf(subject.gameId)
      const unknown = factsOf(2_147_483_647)
      for (const games of [[known], [known, unknown], [unknown]])
        assert.equal((await ask(subject, 'facts', { games })).name, 'ok')
    },
  },
  {
    name: 'facts that cannot be true are a bad request, and nothing of them is kept',
    async run(subject) {
      const known = factsOf(subject.gameId)
      const wrong = [
        [],
        [{ ...known, returnToPlayer: 1.2 }],
        [known, { ...known, most: { times: 0 } }],
        [{ ...known, fairPath: 'https://elsewhere.example/' }],
      ]
      for (const games of wrong)
        assert.equal((await askRaw(subject, 'facts', JSON.stringify({ games }))).name, 'badRequest')
    },
  },
  {
    name: 'facts with another signature are not believed',
    async run(subject) {
      const games = [factsOf(subject.gameId)]
      const answer = await ask(subject, 'facts', { games }, { secret: 'x'.repeat(40) })
      assert.equal(answer.name, 'badSignature')
    },
  },
]

export function factsOf(gameId: number): GameFacts {
  const most = { times: 250_000, chance: 1e-6 }
  return { gameId, returnToPlayer: 0.96, minStake: 100, maxStake: 50_000, most }
}
