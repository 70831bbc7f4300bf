import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { compileCache } from '../../scripts/processes.ts'

/** A program of a room as a process of its own, with these settings and none of the tester's. */
export function forkRoom(
  program: string,
  settings: Record<string, string>,
  argv: string[] = [],
): ChildProcess {
  const env = { NODE_COMPILE_CACHE: compileCache, ...settings }
  return fork(program, argv, { silent: true, env })
}
