import { expect, test } from 'vitest'
import { drillFailover } from './failover-drill.ts'

// That the drill is red with a standby that was behind: `npm run drill:failover -- --sabotage`.
test('the primary is killed under play: no acknowledged bet is missing', async () => {
  const { faults, figures } = await drillFailover({ copies: 1, players: 4, seconds: 2 })
  expect(faults).toEqual([])
  expect(figures['acknowledged bets missing']).toBe(0)
})
