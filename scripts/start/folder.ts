import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder and those above it, one by one: where the system denies what it has just shown,
 * as in /proc, Node's own recursive way never returns.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Two starts at once: the other one was first.
    if (!existsSync(folder)) throw error
  }
}
