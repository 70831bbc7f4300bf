import type { EventName } from '../../frame/event-types.ts'
import type { Tx } from '../../frame/db.ts'
import type { Consumer, Heard } from '../../frame/events.ts'
import { tell } from '../../frame/stream.ts'
import { applyEvents } from './apply.ts'
import { readNewcomers } from '../../players/index.ts'
import { payAutomatic } from './automatic-payouts.ts'
import type { Running } from './configs.ts'
import { readVersions } from './configs.ts'
import { noteStakes } from './day-stakes.ts'
import { takeUnheard } from './deliveries.ts'
import { publishValidInvites } from './invites.ts'
import { momentOf } from './moment.ts'
import { findProgramme } from './programme.ts'
import type { Promotion } from './promotion.ts'
import { lockPlayers, writeStates } from './states.ts'

export const followerName = 'activities'

/** The one consumer for all promotions: each event is applied to each of them once, in order. */
export function createFollower(
  promotions: readonly Promotion[],
  getSite: () => Promise<Running>,
): Consumer {
  const types = new Set(promotions.flatMap(({ on }) => Object.keys(on) as EventName[]))
  const hearAll = async (tx: Tx, events: Heard[]) => follow(tx, promotions, await getSite(), events)
  return {
    name: followerName,
    types: [...types],
    hear: (tx, event) => hearAll(tx, [event]),
    hearAll,
    // While one lane waits for the database, the rules of the other are applied.
    lanes: 2,
  }
}

async function follow(
  tx: Tx,
  promotions: readonly Promotion[],
  site: Running,
  told: Heard[],
): Promise<void> {
  const playerIds = [...new Set(told.map(({ playerId }) => playerId))].toSorted((a, b) => a - b)
  const states = await lockPlayers(tx, playerIds)
  const events = await takeUnheard(tx, told)
  if (events.length === 0) return
  const { inForce, timeZone } = site
  const running = promotions.filter(({ name }) => inForce.get(name)?.isOn)
  const newcomers = await readNewcomers(tx, playerIds)
  const changed = applyEvents(events, {
    promotions: running,
    inForce,
    versions: await readVersions(tx, states, inForce),
    states,
    newcomers,
    timeZone,
  })
  await writeStates(tx, changed)
  const programmes = running.filter((one) => one.commission)
  const pays = ({ at }: Heard) => findProgramme(programmes, inForce, momentOf(at, timeZone))
  await noteStakes(tx, events.filter(pays), { newcomers, timeZone })
  await payAutomatic(tx, site, running, changed)
  await publishValidInvites(tx, states, changed)
  await tellPlayers(tx, events)
}

/** Open pages look again at what changed. Rounds come too often for that: play tells balances. */
async function tellPlayers(tx: Tx, events: Heard[]): Promise<void> {
  const told = events.filter(({ type }) => type !== 'round.settled' && type !== 'day.entered')
  for (const playerId of new Set(told.map((event) => event.playerId)))
    await tell(tx, playerId, { topic: 'activities' })
}
