import type { EventName } from '../../frame/event-types.ts'
import type { Tx } from '../../frame/db.ts'
import type { Consumer, Heard } from '../../frame/events.ts'
import { readSettings } from '../../frame/settings.ts'
import { tell } from '../../frame/stream.ts'
import { applyEvents } from './apply.ts'
import { payAutomatic } from './automatic.ts'
import { readInForce, readVersions } from './configs.ts'
import { takeUnheard } from './heard.ts'
import { publishValidInvites } from './invites.ts'
import type { Promotion } from './promotion.ts'
import { lockPlayers, readNewcomers, readStates, writeStates } from './states.ts'

export const followerName = 'activities'

/** The one consumer for all promotions: each event is applied to each of them once, in order. */
export function createFollower(promotions: readonly Promotion[]): Consumer {
  const types = new Set(promotions.flatMap(({ on }) => Object.keys(on) as EventName[]))
  const hearAll = (tx: Tx, events: Heard[]) => follow(tx, promotions, events)
  return {
    name: followerName,
    types: [...types],
    hear: (tx, event) => hearAll(tx, [event]),
    hearAll,
  }
}

async function follow(tx: Tx, promotions: readonly Promotion[], told: Heard[]): Promise<void> {
  const playerIds = [...new Set(told.map(({ playerId }) => playerId))].toSorted((a, b) => a - b)
  await lockPlayers(tx, playerIds)
  const events = await takeUnheard(tx, told)
  if (events.length === 0) return
  const inForce = await readInForce(tx)
  const running = promotions.filter(({ name }) => inForce.get(name)?.isOn)
  const states = await readStates(
    tx,
    playerIds,
    running.map(({ name }) => name),
  )
  const { settings } = await readSettings(tx)
  const changed = applyEvents(events, {
    promotions: running,
    inForce,
    versions: await readVersions(
      tx,
      states.map(({ version }) => version),
    ),
    states,
    newcomers: await readNewcomers(tx, playerIds),
    timeZone: settings.timeZone,
  })
  await writeStates(tx, changed)
  await payAutomatic(tx, running, changed, settings.timeZone)
  await publishValidInvites(tx, states, changed)
  await tellPlayers(tx, events)
}

/** Open pages look again at what changed. Rounds come too often for that: play tells balances. */
async function tellPlayers(tx: Tx, events: Heard[]): Promise<void> {
  const told = events.filter(({ type }) => type !== 'round.settled' && type !== 'day.entered')
  for (const playerId of new Set(told.map((event) => event.playerId)))
    await tell(tx, playerId, { topic: 'activities' })
}
