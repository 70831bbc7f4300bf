import type { operatorHealthCalls } from '@parlour/contract/operator/health.ts'
import { listBackups } from '../frame/backups.ts'
import { countDeadLetters } from '../frame/dead-letters.ts'
import { countHeld } from '../frame/waiting-players.ts'
import { listMachines } from '../frame/machines.ts'
import { listCopies } from '../frame/notifications.ts'
import { listJobs, runSoon } from '../frame/schedule.ts'
import { countRefusedWins } from '../play/index.ts'
import { countDifferences, countMonthsAhead } from '../wallet/index.ts'
import type { OperatorHandlers } from './run.ts'

export const healthHandlers = {
  async getHealth({ tx }) {
    const jobs = await listJobs(tx)
    return {
      jobList: jobs.map(({ lastAt, nextAt, ...one }) => ({
        ...one,
        lastTime: lastAt?.getTime() ?? null,
        nextTime: nextAt.getTime(),
      })),
      copyList: await listCopies(tx),
      backupList: (await listBackups(tx)).map(({ at, ...one }) => ({ ...one, time: at.getTime() })),
      consumerList: await countHeld(tx),
      deadLetters: await countDeadLetters(tx),
      differences: await countDifferences(tx),
      refusedWins: await countRefusedWins(tx),
      monthsAhead: await countMonthsAhead(tx),
    }
  },
  // A call of its own: with a machine dead the rest takes its time, and this is what one looks for.
  listMachines: async ({ tx }) => ({ machineList: await listMachines(tx) }),
  async runJob({ tx, error, about }, { job }) {
    about(`job:${job}`)
    if (!(await runSoon(tx, job))) throw error('unknownJob')
    return {}
  },
} satisfies OperatorHandlers<typeof operatorHealthCalls>
