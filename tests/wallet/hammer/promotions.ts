import { coinPrizes } from '@parlour/contract/activities/config-fields.ts'
import { tasksConfig } from '@parlour/contract/activities/tasks.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { saveConfig, seedActivities } from '@parlour/server/activities/index.ts'
import type { Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'

/** Every promotion runs, and those that can be claimed often are: more of it goes wrong sooner. */
export async function openPromotions(tx: Tx): Promise<void> {
  await seedActivities(tx)
  for (const [activity, config] of Object.entries(generous))
    await saveConfig(tx, {
      activity: activity as PromotionName,
      isOn: true,
      sort: 1,
      config,
      author: 'hammer',
    })
  for (const text of noteSteps) await tx.run({ text, values: [] })
}

const steps = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Drawn so often that the budget of the day runs out. */
export const draws = [
  {
    id: 1,
    cost: 50_00,
    prizes: coinPrizes(
      [
        [0.2, 60],
        [1, 30],
        [5, 10],
      ],
      3,
    ),
  },
  {
    id: 2,
    cost: 150_00,
    prizes: coinPrizes(
      [
        [0.5, 70],
        [2, 25],
        [20, 5],
      ],
      3,
    ),
  },
]
export const drawBudget = 150_00
export const wagerPerPoint = 1_00
export const tierFroms = steps(30).map((number) => number * 250_00)
export const vipLevels = 30
export const sharedTasks = [107, 108, 109, 110, 111]
export const milestones = [1, 2, 3, 4, 5, 6, 7]

const generous: Partial<Record<PromotionName, object>> = {
  AccumulatedRecharge: { tiers: tierFroms.map((from) => ({ from, bonus: from / 100 })) },
  VIP: {
    levels: steps(vipLevels).map((level) => {
      const gifts = { levelGift: level * 11, weeklyGift: 1_00, monthlyGift: 2_00 }
      return { betAmount: level * 20_00, ...gifts }
    }),
  },
  Tasks: {
    tasks: tasksConfig
      .parse({})
      .tasks.map((task) => (sharedTasks.includes(task.id) ? { ...task, timesADay: 20 } : task)),
    milestones: milestones.map((done) => ({ done, bonus: done * 13 })),
  },
  Points: { draws, dailyDrawBudget: drawBudget, wagerPerPoint },
}

/**
 * Writes down in which order events were applied and claims paid. Both happen under the player's
 * lock, so a number drawn there tells the true order.
 */
const noteSteps = [
  `create table hammer_steps (step bigint not null, turn bigint not null,
    player_id bigint not null, event_id bigint, activity text, key text, at timestamptz)`,
  `create sequence hammer_step`,
  `create function note_heard() returns trigger language plpgsql as $$
    declare this_step bigint := nextval('hammer_step');
    begin
      insert into hammer_steps (step, turn, player_id, event_id)
      select this_step, txid_current(), player_id, event_id from heard
      where consumer = 'activities';
      return null;
    end $$`,
  `create trigger note_heard after delete on event_deliveries
    referencing old table as heard for each statement execute function note_heard()`,
  `create function note_claim() returns trigger language plpgsql as $$
    begin
      insert into hammer_steps (step, turn, player_id, activity, key, at)
      values (nextval('hammer_step'), txid_current(), new.player_id, new.activity, new.key,
        new.claimed_at);
      return null;
    end $$`,
  `create trigger note_claim after insert on activity_claims
    for each row execute function note_claim()`,
]

export type Step = {
  playerId: number
  eventId: number | null
  activity: PromotionName | null
  key: string | null
  at: Date | null
}

/** In the order they took effect; within a transaction what was heard comes before claims. */
export function readSteps(tx: Pick<Tx, 'rows'>, playerId: number): Promise<Step[]> {
  return tx.rows<Step>(sql`
    select player_id as "playerId", event_id as "eventId", activity, key, at from (
      select *, min(step) over (partition by turn) as begun from hammer_steps
      where player_id = ${playerId}) all_steps
    order by begun, event_id is null, step, event_id`)
}
