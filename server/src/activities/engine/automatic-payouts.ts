import type { Tx } from '../../frame/db.ts'
import { sql } from '../../frame/db.ts'
import { publish } from '../../frame/events.ts'
import { checkGate } from '../../gate/index.ts'
import { readNewcomers } from '../../players/index.ts'
import type { Running, Version } from './configs.ts'
import { readVersions } from './configs.ts'
import { readFacts } from './facts.ts'
import type { Moment } from './moment.ts'
import { momentOf } from './moment.ts'
import { pay } from './pay.ts'
import { postEarned } from './points.ts'
import type { Promotion } from './promotion.ts'
import type { StateRow } from './states.ts'
import { writeStates } from './states.ts'

/** Pays what needs no claim, for those whose state has just changed. */
export async function payAutomatic(
  tx: Tx,
  site: Running,
  promotions: readonly Promotion[],
  changed: readonly StateRow[],
): Promise<void> {
  const automatic = new Map(promotions.flatMap((one) => (one.isDue ? [[one.name, one]] : [])))
  const rows = changed.filter(({ activity }) => automatic.has(activity))
  if (rows.length === 0) return
  const { now } = await tx.row<{ now: Date }>(sql`select now() as now`)
  const moment = momentOf(now, site.timeZone)
  const versions = await readVersions(tx, rows, site.inForce)
  const paid: StateRow[] = []
  let earnings = 0
  for (const row of rows) {
    const promotion = automatic.get(row.activity)
    const version = versions.get(row.version)
    if (!promotion || !version) continue
    if (promotion.earned && earnings === earningsAtOnce) continue
    const state = await payIfDue(tx, promotion, row, { site, version, moment })
    if (state === row.state) continue
    paid.push({ ...row, state })
    if (promotion.earned) earnings++
  }
  await writeStates(tx, paid)
}

/** Earnings can wait for the player's next round or look; the others behind them cannot. */
const earningsAtOnce = 50

type PayoutContext = { site: Running; version: Version; moment: Moment }

/** Nothing earned is lost: the job that tries it again finds it here. */
async function wait(tx: Tx, { playerId, activity }: StateRow): Promise<void> {
  await tx.run(sql`insert into activity_waiting (player_id, activity)
    values (${playerId}, ${activity}) on conflict do nothing`)
}

/**
 * Answers the state after it. Facts and gate are asked only for players who seem to have something
 * to come.
 */
async function payIfDue(
  tx: Tx,
  promotion: Promotion,
  row: StateRow,
  { site, version: { config }, moment }: PayoutContext,
): Promise<unknown> {
  const { playerId, state: before } = row
  if (!promotion.isDue?.(before, moment, config)) return before
  if (promotion.earned)
    return postEarned(tx, promotion, playerId, { config, state: before, moment })
  if (await checkGate(tx, playerId, 'claim')) {
    await wait(tx, row)
    return before
  }
  const newcomer = (await readNewcomers(tx, [playerId])).get(playerId)
  if (!newcomer) throw new Error(`there is no player ${playerId}`)
  const player = await readFacts({ queries: tx, running: site, newcomer }, [promotion])
  let state = before
  for (const offer of promotion.offers({ config, state: before, moment, player })) {
    const items = await pay(tx, promotion, playerId, offer)
    await publish(tx, 'reward.paid', playerId, { source: promotion.name, items })
    state = promotion.claimed(state, offer.key, moment, config)
  }
  return state
}
