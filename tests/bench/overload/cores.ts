import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const last = availableParallelism() - 1

/**
 * The server on a core of its own; the database and who asks share the others. Left to itself a
 * small machine puts the database beside the server as often as not, while the other core rests:
 * then it is the scheduler that is measured.
 */
export const serverCore = '0'
export const otherCores = `1-${last}`

/** False where the system has no such command, or one core only: then all share what there is. */
export function keepTo(cores: string, pid: number): boolean {
  if (last < 1) return false
  return spawnSync('taskset', ['-acp', cores, String(pid)]).status === 0
}
