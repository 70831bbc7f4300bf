import { mostShots } from '../games/kraken-cove/paytable.ts'
import { together } from '../store/group.ts'
import type { Fired } from './fire.ts'
import { fire } from './fire.ts'
import { goHome, track } from './homing.ts'
import type { School } from './school.ts'
import type { Asked, Waters } from './waters.ts'

/** Who shot at which fish, for how much, and what it was worth if it was caught. */
type SeenShot = [seat: number, fish: number, cost: number, times: number]
type Outcome = { one: Asked; fired: Fired }

/** The sea moves on: fish come and go, shots are counted under one commit and told after it. */
export async function run(waters: Waters): Promise<void> {
  const { arcade, boats, course, school } = waters
  if (!school) return
  const [nowMs, beganMs] = [Math.round(arcade.steadyMs()), performance.now()]
  const { born, gone } = school.swim(nowMs)
  const asked = dueAt(waters, nowMs)
  const counted =
    asked.length === 0
      ? []
      : await together(arcade.store, () => fireAll(waters, school, asked)).catch(
          (error: unknown) => {
            arcade.log.error({ err: error }, 'shots were not counted')
            return asked.map((one): Outcome => ({
              one,
              fired: { isRefused: true, reason: 'failed' },
            }))
          },
        )
  const shots = counted.flatMap((outcome) => answer(waters, outcome))
  for (const [, id, , times] of shots) if (times > 0) gone.push(id)
  boats.tellAll({ kind: 'tick', t: nowMs, born, gone, shots })
  if (boats.size() === 0) waters.school = null
  if (waters.school !== school) return
  const restMs = Math.max(0, course.tickMs - (performance.now() - beganMs))
  waters.timer = setTimeout(() => track(waters, run(waters)), restMs)
}

export function refuse({ boat, no, fish }: Asked, reason: string): void {
  boat.say(JSON.stringify({ kind: 'refused', no, fish, reason }))
}

/** Those whose time has come; the others wait, or are told why not. */
function dueAt(waters: Waters, nowMs: number): Asked[] {
  const { guard, nextShotMs } = waters
  const due: Asked[] = []
  waters.waiting = waters.waiting.filter((asked) => {
    const { playerId } = asked.boat.session
    const verdict = guard.judge(asked.boat.session)
    const isWaiting = verdict === 'ask' || nowMs < (nextShotMs.get(playerId) ?? 0)
    if (verdict !== 'ask' && verdict !== 'may') refuse(asked, verdict)
    else if (!isWaiting) {
      due.push(asked)
      nextShotMs.set(playerId, nowMs + paceOf(waters, playerId))
    }
    return isWaiting && (verdict === 'ask' || verdict === 'may')
  })
  return due
}

function paceOf({ course, guard }: Waters, playerId: number): number {
  return Math.max(course.paceMs, guard.leastMs(playerId))
}

/** In the order they came: who catches a fish takes it from those after. */
function fireAll({ arcade, game }: Waters, school: School, asked: Asked[]): Outcome[] {
  return asked.map((one) => {
    const fish = school.fish.get(one.fish)
    if (!fish) return { one, fired: { isRefused: true, reason: 'gone' } }
    const { cost, boat } = one
    const fired = fire(arcade, game, boat.session.playerId, { fish, cost })
    if (!fired.isRefused && fired.caught) school.fish.delete(fish.id)
    return { one, fired }
  })
}

function answer(waters: Waters, { one, fired }: Outcome): SeenShot[] {
  if (fired.isRefused) {
    refuse(one, fired.reason)
    return []
  }
  const { boat, no, fish, cost } = one
  const { caught, purse, shots } = fired
  const { playerId } = boat.session
  const [times, amount] = [caught?.times ?? 0, caught?.amount ?? 0]
  const told = { no, fish, cost, times, amount, purse, shots, paceMs: paceOf(waters, playerId) }
  waters.boats.tell(playerId, { kind: 'shot', ...told })
  if (purse === 0 || shots >= mostShots) goHome(waters, boat.session, null)
  return [[boat.seat, fish, cost, times]]
}
