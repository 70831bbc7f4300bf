import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'

/**
 * A package cannot carry links, so it lists them for an install script to make. Doing the same
 * here lets it run after an install without scripts too.
 */
export function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = path.join(path.dirname(native), target)
    if (!isPresent(link)) makeLink(path.basename(source), link)
  }
}

function isPresent(link: string): boolean {
  return lstatSync(link, { throwIfNoEntry: false }) !== undefined
}

function makeLink(source: string, link: string): void {
  try {
    symlinkSync(source, link)
  } catch (error) {
    // Two starts at once: the other one was first.
    if (!isPresent(link)) throw error
  }
}
