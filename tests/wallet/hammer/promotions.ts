import { coinPrizes } from '@parlour/contract/activities/config-fields.ts'
import { tasksConfig } from '@parlour/contract/activities/tasks.ts'
import type { PromotionName } from '@parlour/server/activities/engine/promotion.ts'
import { saveConfig, seedActivities } from '@parlour/server/activities/index.ts'
import type { Database, Tx } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { spread } from '@parlour/server/frame/spread.ts'

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
}

/**
 * Writes down in which order events were applied and claims paid. Both happen under the player's
 * lock, so a number drawn there tells the true order; where players are spread, what is written
 * down lies with them.
 */
export async function noteSteps(database: Database): Promise<void> {
  const run = (text: string) => database.run({ text, values: [] })
  await run(`create table hammer_steps (player_id bigint, step bigint, turn timestamptz,
    event_id bigint, activity text, key text, at timestamptz,
    primary key (player_id, step, turn))`)
  await spread(database, { hammer_steps: { by: 'player_id' } }, () => undefined)
  await run(noteStep)
  await run(`create trigger note_heard after delete on event_deliveries
    for each row when (old.consumer = 'activities') execute function note_step()`)
  await run(`create trigger note_claim after insert on activity_claims
    for each row execute function note_step()`)
}

/** A trigger of a part sees that part only: it names the one of the steps that lies beside it. */
const noteStep = `create function note_step() returns trigger language plpgsql as $$
  declare
    told jsonb := to_jsonb(coalesce(new, old));
    steps text := 'hammer_steps';
  begin
    if tg_table_name ~ '_[0-9]+$' then
      perform set_config('citus.enable_manual_changes_to_shards', 'on', true);
      steps := part_beside(tg_table_name, steps);
    end if;
    execute format('insert into %1$s (player_id, step, turn, event_id, activity, key, at)
      select $1, coalesce(max(step), 0) + 1, transaction_timestamp(), $2, $3, $4, $5
      from %1$s where player_id = $1', steps)
    using (told->>'player_id')::bigint, (told->>'event_id')::bigint, told->>'activity',
      told->>'key', (told->>'claimed_at')::timestamptz;
    return null;
  end $$`

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

export type Step = {
  playerId: number
  eventId: number | null
  activity: PromotionName | null
  key: string | null
  at: Date | null
}

/**
 * In the order they took effect; within a transaction what was heard comes before claims, and the
 * earlier event before the later.
 */
export function readSteps(tx: Pick<Tx, 'rows'>, playerId: number): Promise<Step[]> {
  return tx.rows<Step>(sql`
    select player_id as "playerId", event_id as "eventId", activity, key, at from (
      select *, min(step) over (partition by turn) as begun from hammer_steps
      where player_id = ${playerId}) all_steps
    order by begun, event_id is null, event_id, step`)
}
