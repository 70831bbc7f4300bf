import { expect, test } from 'vitest'
import { assumptions, machinesFor } from './machines.ts'

const nothing = { server: 0, database: 0, walBytes: 0, rows: 0, bytes: 0 }
const free = { round: nothing, read: nothing, deposit: nothing, claim: nothing, signIn: nothing }

test('rounds at the busiest hour decide the cores, a day of them the disk', () => {
  const round = { server: 600, database: 300, walBytes: 1_000, rows: 3, bytes: 500 }
  const found = machinesFor(60_000, { ...free, round })
  // 3,000 are online, 1,200 at play, ten rounds a minute each.
  expect(found.roundsPerSecond).toBeCloseTo(200)
  expect(found.serverCores).toBeCloseTo((200 * 600) / 1e6 / assumptions.load)
  expect(found.databaseCores).toBeCloseTo((200 * 300) / 1e6 / assumptions.load)
  expect(found.walPerSecond).toBeCloseTo(200_000)
  expect(found.diskPerDay).toBe(60_000 * assumptions.roundsPerDay * 500)
})

test('ten times the players want ten times the machines', () => {
  const costs = { ...free, read: { ...nothing, server: 900, database: 100 } }
  const [some, many] = [machinesFor(1e4, costs), machinesFor(1e5, costs)]
  expect(many.serverCores / some.serverCores).toBeCloseTo(10)
  expect(many.streamMemory / some.streamMemory).toBeCloseTo(10)
})
