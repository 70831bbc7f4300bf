import type { LockedPackage, Lockfile } from './lockfile.ts'
import { findDependency } from './lockfile.ts'
import { findPlatform, isSupported } from './platform.ts'

/**
 * npm leaves out optional builds for other machines that the registry in use did not offer, and
 * then refuses its own lockfile as incomplete. This adds an entry for each, without integrity: it
 * satisfies the check and is fetched only on the machine it is for. Answers what was added.
 */
export function completeLockfile(lockfile: Lockfile): string[] {
  const added: string[] = []
  for (const [folder, owner] of Object.entries(lockfile.packages)) {
    for (const [name, range] of Object.entries(owner.optionalDependencies ?? {})) {
      if (findDependency(lockfile, folder, name)) continue
      const entry = buildEntry(owner, name, range)
      if (!entry) continue
      lockfile.packages[`node_modules/${name}`] = entry
      added.push(name)
    }
  }
  lockfile.packages = sortByFolder(lockfile.packages)
  return added
}

function buildEntry(owner: LockedPackage, name: string, range: string): LockedPackage | null {
  const platform = findPlatform(name)
  const version = /^[\^~]?(\d\S*)$/.exec(range)?.[1]
  // A build we support must come with its integrity, from the registry: the check will name it.
  if (!platform || !version || isSupported(platform)) return null
  return {
    version,
    cpu: [platform.cpu],
    ...(owner.dev ? { dev: true } : {}),
    ...(platform.libc ? { libc: [platform.libc] } : {}),
    optional: true,
    os: [platform.os],
  }
}

/** npm's own order, so that its next run changes nothing but what it must. */
function sortByFolder(packages: Lockfile['packages']): Lockfile['packages'] {
  return Object.fromEntries(
    Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en')),
  )
}
