import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { LockedPackage, Lockfile } from './lockfile.ts'
import { findDependency, isInstalledPackage } from './lockfile.ts'
import { findPlatform, isSupported } from './platform.ts'

/** Everything that would make an install differ between machines, or take what nobody verified. */
export function listLockfileProblems(lockfile: Lockfile, root: string): string[] {
  return Object.entries(lockfile.packages).flatMap(([folder, entry]) =>
    isInstalledPackage(folder, entry)
      ? [...listOriginProblems(folder, entry), ...listBuildProblems(lockfile, folder, entry)]
      : entry.link
        ? []
        : [...listRoomProblems(root, folder, entry), ...listBuildProblems(lockfile, folder, entry)],
  )
}

function listOriginProblems(folder: string, entry: LockedPackage): string[] {
  const problems: string[] = []
  if (entry.resolved) problems.push(`${folder} names an address: ${entry.resolved}`)
  if (!entry.integrity && !isForOtherMachines(entry)) problems.push(`${folder} has no integrity`)
  return problems
}

function isForOtherMachines({ optional, os, cpu, libc }: LockedPackage): boolean {
  if (!optional || !os || !cpu) return false
  const builds = [os]
    .flat()
    .flatMap((system) =>
      [cpu].flat().map((processor) => ({ os: system, cpu: processor, libc: libc?.[0] })),
    )
  return !builds.some(isSupported)
}

function listBuildProblems(lockfile: Lockfile, folder: string, entry: LockedPackage): string[] {
  return Object.entries(entry.optionalDependencies ?? {}).flatMap(([name, range]) => {
    const found = findDependency(lockfile, folder, name)
    const isPinned = /^\d/.test(range)
    if (found && isPinned && found.version !== range)
      return [`${folder || 'the root'} wants ${name} ${range}, not ${found.version}`]
    if (found) return []
    const platform = findPlatform(name)
    const isNeeded = platform !== null && isSupported(platform)
    return [`${name} ${range} of ${folder || 'the root'} is missing${isNeeded ? ' (needed)' : ''}`]
  })
}

const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Our own rooms: exact versions only, and the lockfile knows all of them. */
function listRoomProblems(root: string, folder: string, entry: LockedPackage): string[] {
  const file = path.join(root, folder, 'package.json')
  const room: LockedPackage = JSON.parse(readFileSync(file, 'utf8'))
  return kinds.flatMap((kind) => {
    const wanted = room[kind] ?? {}
    const locked = entry[kind] ?? {}
    const names = new Set([...Object.keys(wanted), ...Object.keys(locked)])
    return [...names].flatMap((name) => {
      const where = `${folder || 'the root'}: ${name}`
      if (wanted[name] !== locked[name]) return [`${where} differs from package.json`]
      return /^\d/.test(wanted[name] ?? '') ? [] : [`${where} is not pinned to one version`]
    })
  })
}
