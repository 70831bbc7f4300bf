import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openRound } from '../conformance/client.ts'
import { errorOf } from '../stack/door.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { games, startPlay } from '../stack/play-stack.ts'
import { operatorDoor } from '../stack/stack.ts'

let stack: PlayStack
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
})
afterAll(async () => {
  await stack.expectCleanLedger()
  await stack.stop()
})

test.each([
  { what: 'in maintenance', more: { isMaintained: true }, reason: 'inMaintenance' },
  { what: 'switched off', more: { isOn: false }, reason: 'unknownGame' },
])(
  'a game that is $what takes no round more from who has it open; what is open goes on',
  async ({ more, reason }) => {
    const game = await stack.open(500_00, games.poker)
    const token = stack.app.database.transaction((tx) => makeOperator(tx, 'chai', permissions))
    const chai = operatorDoor(stack.url, token)
    const change = async (changes: object) => {
      const { rowList } = await chai.ok('listGames', {})
      const { version: basedOn, content, id } = rowList.find((one) => one.id === games.poker)!
      const changed = { ...content, ...changes }
      await chai.ok('setGame', { id, basedOn, content: changed, reason: 'a drill' })
    }
    const opens = async () => errorOf(await stack.startGame(game.player, games.poker))
    const [begun, refused, whole] = [openRound(game), openRound(game), openRound(game)]
    await begun.askBet()
    await change(more)
    await expect.poll(opens, { timeout: 30_000 }).toBe(reason)
    const closed = { name: 'gateClosed', message: 'gameClosed' }
    expect(await refused.askBet()).toMatchObject(closed)
    expect(await whole.askBetWin()).toMatchObject(closed)
    // A doubled stake belongs to the round that is open.
    expect((await begun.askBet({ transactionId: `${begun.bet.transactionId}2` })).name).toBe('ok')
    expect((await begun.askWin()).name).toBe('ok')
    await change({ isOn: true, isMaintained: false })
    await expect.poll(opens, { timeout: 30_000 }).toBe('ok')
  },
)
