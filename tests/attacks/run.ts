import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Besieged, Place, Report } from './besieged.ts'
import { besiege } from './besieged.ts'
import { mixCallbacks } from './callbacks.ts'
import { betUnderDeepBodies } from './deep-bodies.ts'
import { forgeAddresses } from './forged-addresses.ts'
import { guessCodes, guessPins } from './guessing.ts'
import { openManyStreams } from './streams.ts'
import { stuffAccounts } from './stuffing.ts'

// `npm run attacks [-- --only=stuffing]`: the house is attacked on this machine, at full size, on a
// database of its own; prints what each attack achieved and ends by itself. The same attacks in
// small are tests/calls/attacks.test.ts.
const stories: Record<string, (house: Besieged) => Promise<Report>> = {
  stuffing: (house) => stuffAccounts(house, { accounts: 10_000, addresses: 50, honest: 100 }),
  codes: (house) => guessCodes(house, { numbers: 10, guesses: 1_000 }),
  pins: (house) => guessPins(house, { players: 5, guesses: 1_000 }),
  addresses: (house) => forgeAddresses(house, { calls: 2_000, texts: 60, entries: 120 }),
  'deep bodies': (house) =>
    betUnderDeepBodies(house, {
      rounds: 9,
      seconds: 6,
      betsPerSecond: 50,
      addresses: 4,
      senders: 16,
    }),
  streams: (house) => openManyStreams(house, { streams: 2_000 }),
  callbacks: (house) => mixCallbacks(house, { callbacks: 10_000, seed: String(Date.now()) }),
}
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const { only } = values
const chosen = Object.entries(stories).filter(([name]) => !only || name.includes(only))

const child = fork(path.join(import.meta.dirname, 'house.ts'))
const [place] = (await once(child, 'message')) as [Place]
const house = besiege(place)
let faults = 0
try {
  for (const [name, attack] of chosen) faults += await tell(name, () => attack(house))
} finally {
  await house.database.end()
  child.disconnect()
}
console.log(faults === 0 && chosen.length > 0 ? 'PASS' : `FAIL: ${faults} faults`)
process.exitCode = faults === 0 && chosen.length > 0 ? 0 : 1

/** Runs one attack and prints what came of it; how many promises were broken. */
async function tell(name: string, attack: () => Promise<Report>): Promise<number> {
  const beganAt = performance.now()
  const report = await attack().catch((error: unknown): Report => ({
    figures: {},
    faults: [String(error)],
  }))
  console.log(`${name} (${((performance.now() - beganAt) / 1000).toFixed(0)} s)`)
  for (const [what, figure] of Object.entries(report.figures))
    console.log(`  ${what.padEnd(28)}${figure}`)
  for (const fault of report.faults.slice(0, 20)) console.error(`  FAULT  ${fault}`)
  return report.faults.length
}
