import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { findProcess } from '../process-table.ts'

/** A folder of this process alone; those of builds that were killed are removed on the way. */
export function openDraft(folder: string): string {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder))
    if (!findProcess(Number.parseInt(name, 10))) remove(path.join(folder, name))
  return path.join(folder, String(process.pid))
}

/**
 * Puts the complete draft in the target's place: a server that runs meanwhile serves the old files
 * until then. Another build may do the same at the same moment; the last one wins.
 */
export function putInPlace(draft: string, target: string): void {
  const former = `${draft}-former`
  for (let triesLeft = 5; existsSync(draft); triesLeft--) {
    try {
      if (existsSync(target)) renameSync(target, former)
      renameSync(draft, target)
    } catch (error) {
      if (triesLeft === 0) throw error
    } finally {
      remove(former)
    }
  }
}

function remove(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
