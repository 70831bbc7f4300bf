import { parseArgs } from 'node:util'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { deliverAll } from '@parlour/server/frame/deliveries.ts'
import type { BetWinItem } from '@parlour/server/wallet/index.ts'
import type { Design } from '../wallet/bench/designs.ts'
import type { Measured } from '../wallet/bench/drive.ts'
import { driveAtOnce, summarize } from '../wallet/bench/drive.ts'
import { openLedgers } from '../wallet/bench/ledgers.ts'
import type { Follower } from './events/site.ts'
import { followWith, nextRound, openGames, roundsDesign } from './events/site.ts'

// `npm run bench:events [-- --seconds=4 --rounds=3]`: what promotions cost a bet on its own path,
// and whether applying the events of bets keeps up with the bets.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '3' },
  },
})
const seconds = Number(values.seconds)
const rounds = Number(values.rounds)
const callers = 64
const copiesForHundred = 8

const ledgers = await openLedgers(10_000, () => undefined)
try {
  process.exitCode = (await bench(ledgers.empty, ledgers.full)) ? 0 : 1
} finally {
  await ledgers.stop()
}

async function bench(few: Database, many: Database): Promise<boolean> {
  await openGames(few)
  await openGames(many)
  const all = await followWith(few, 1)
  const hundred = await followWith(many, copiesForHundred)
  const designs = [
    roundsDesign(few, `${all.promotions} promotions`),
    roundsDesign(many, `${hundred.promotions} promotions`),
  ]
  for (const design of designs) await drive(design, 1)
  const parts = new Map<Design<BetWinItem>, Measured[]>(designs.map((design) => [design, []]))
  for (let round = 0; round < rounds; round++)
    for (const design of designs) parts.get(design)?.push(await drive(design, seconds))
  await Promise.all(designs.map((design) => design.stop()))
  const [fewRate = 0, manyRate = 0] = designs.map(
    (design) => summarize(parts.get(design) ?? []).perSecond,
  )
  console.log(`rounds a second with ${all.promotions} promotions:    ${fewRate.toFixed(0)}`)
  console.log(`rounds a second with ${hundred.promotions} promotions:   ${manyRate.toFixed(0)}`)
  const applied = await catchUp(few, all)
  console.log(`events applied a second, ${all.promotions} promotions: ${applied.toFixed(0)}`)
  const cost = manyRate / fewRate
  const pace = applied / fewRate
  return [
    judge(cost >= 0.9, `rounds with a hundred / with all of ours: ${cost.toFixed(2)} (0.90)`),
    judge(pace >= 1, `events applied / rounds played: ${pace.toFixed(2)} (at least 1.00)`),
  ].every((isGood) => isGood)
}

function drive(design: Design<BetWinItem>, forSeconds: number): Promise<Measured> {
  return driveAtOnce(design, nextRound, { callers, seconds: forSeconds })
}

/** Applies everything that has piled up; answers how many events a second that was. */
async function catchUp(database: Database, { consumer }: Follower): Promise<number> {
  const { waiting } = await database.row<{ waiting: number }>(sql`
    select count(*) as waiting from event_deliveries`)
  const begun = performance.now()
  await deliverAll(database, consumer, ({ failures }) => {
    if (failures[0]) throw failures[0].error
    return true
  })
  return waiting / ((performance.now() - begun) / 1_000)
}

function judge(isGood: boolean, text: string): boolean {
  console.log(`${isGood ? 'PASS' : 'FAIL'}  ${text}`)
  return isGood
}
