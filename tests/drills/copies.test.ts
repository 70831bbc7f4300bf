import { expect, test } from 'vitest'
import { startScratchPostgres } from '../../scripts/embedded-postgres.ts'
import { drillCopies } from './copies-drill.ts'

test('copies are renewed under play without a failed call; a killed one holds nobody', async () => {
  const postgres = await startScratchPostgres()
  try {
    const sizes = { databaseUrl: postgres.url, copies: 2, players: 6, rounds: 1 }
    const { faults, figures } = await drillCopies(sizes)
    expect(faults).toEqual([])
    expect(figures['bets while they were renewed']).toBeGreaterThan(10)
  } finally {
    await postgres.stop()
  }
})
