import type { Logger } from 'pino'
import type { Database, Queries, Sql, Tx } from './db.ts'
import { sql } from './db.ts'
import type { Metrics } from './metrics.ts'

/**
 * Work by the clock. However many copies run, each turn is done once. A turn is one transaction:
 * long work is done in bites, and answers 'more' until there is nothing left of it.
 */
export type Job = { name: string; everyMs: number; run(tx: Tx): Promise<void | 'more'> }

type LaneJob = Omit<Job, 'run'> & { run: (tx: Tx, isOfLane: Sql) => Promise<void | 'more'> }

/** Work about players, shared out by their number: each lane is one copy's at a time, any one's. */
export function inLanes(lanes: number, { name, everyMs, run }: LaneJob): Job[] {
  return Array.from({ length: lanes }, (_, lane) => ({
    name: lane === 0 ? name : `${name}.${lane + 1}`,
    everyMs,
    run: (tx: Tx) => run(tx, sql`player_id % ${lanes} = ${lane}`),
  }))
}

const tickMs = 1_000
/** A statement that never ended would keep every other job of its copy from its turn. */
const longestStatement = '10min'

export function createSchedule(database: Database, jobs: Job[], log: Logger, metrics: Metrics) {
  let timer: NodeJS.Timeout | undefined
  let turn: Promise<void> | null = null
  let isStopped = false

  /** A job with more to do goes on at once, but every other one has its turn in between. */
  async function tick(): Promise<void> {
    let hasMore = true
    while (hasMore && !isStopped) {
      hasMore = false
      for (const job of await listDue()) if ((await tryJob(job)) === 'more') hasMore = true
    }
  }

  /** One question for all of them, and no transaction: nearly always nothing is due. */
  async function listDue(): Promise<Job[]> {
    try {
      const due = await database.rows<{ name: string }>(sql`select name from scheduled_jobs
        where next_at <= now()`)
      return jobs.filter(({ name }) => due.some((one) => one.name === name))
    } catch (error) {
      metrics.faults.inc({ where: 'schedule' })
      log.error({ err: error }, 'nobody knows which jobs are due')
      return []
    }
  }

  async function tryJob(job: Job) {
    try {
      return await runIfDue(database, job)
    } catch (error) {
      metrics.faults.inc({ where: job.name })
      log.error({ err: error, job: job.name }, 'a job failed')
      await noteFailure(database, job, error).catch(() => undefined)
      return null
    }
  }

  return {
    async start() {
      for (const { name } of jobs)
        await database.run(sql`insert into scheduled_jobs (name, next_at) values (${name}, now())
          on conflict do nothing`)
      // A long job leaves its copy's turns out; there is nothing to make up for afterwards.
      timer = setInterval(() => {
        turn ??= tick().finally(() => (turn = null))
      }, tickMs)
    },
    /** Waits for the turn that runs. */
    async stop() {
      isStopped = true
      clearInterval(timer)
      await turn
    },
  }
}

/** Lets these jobs come next in so many minutes, whenever they were due. */
export async function putOff(queries: Queries, names: readonly string[], minutes: number) {
  await queries.run(sql`insert into scheduled_jobs (name, next_at)
    select unnest(${names}::text[]), now() + ${minutes} * interval '1 minute'
    on conflict (name) do update set next_at = excluded.next_at`)
}

/** Lets a job have its turn at the next tick; false where there is none of that name. */
export async function runSoon(tx: Tx, name: string): Promise<boolean> {
  return (await tx.run(sql`update scheduled_jobs set next_at = now() where name = ${name}`)) > 0
}

export type JobState = {
  job: string
  lastAt: Date | null
  nextAt: Date
  isLate: boolean
  error: string | null
}

/** What runs by the clock, by name; late is what has waited for its turn for minutes. */
export function listJobs(queries: Queries): Promise<JobState[]> {
  return queries.rows<JobState>(sql`
    select name as job, last_at as "lastAt", next_at as "nextAt", last_error as error,
      next_at < now() - interval '5 minutes' as "isLate"
    from scheduled_jobs order by name`)
}

/** The row lock is the turn: a copy that finds it taken goes on. Null when it did not run. */
export function runIfDue(database: Database, job: Job): Promise<'done' | 'more' | null> {
  return database.transaction(async (tx) => {
    const due = await tx.find(sql`select name from scheduled_jobs
      where name = ${job.name} and next_at <= now() for update skip locked`)
    if (!due) return null
    await tx.run(sql`select set_config('statement_timeout', ${longestStatement}, true)`)
    const left = (await job.run(tx)) ?? 'done'
    const pauseMs = left === 'more' ? 0 : job.everyMs
    await tx.run(sql`update scheduled_jobs set last_at = now(), last_error = null,
      next_at = now() + ${pauseMs} * interval '1 millisecond' where name = ${job.name}`)
    return left
  })
}

async function noteFailure(database: Database, job: Job, error: unknown): Promise<void> {
  await database.run(sql`update scheduled_jobs set last_error = ${String(error)},
    next_at = now() + least(${job.everyMs}, 60000) * interval '1 millisecond'
    where name = ${job.name}`)
}
