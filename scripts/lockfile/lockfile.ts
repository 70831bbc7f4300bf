export type LockedPackage = {
  version?: string
  resolved?: string
  integrity?: string
  link?: boolean
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string[]
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Keys are folders: '' and 'server' are ours, 'node_modules/pg' is installed. */
export type Lockfile = { packages: Record<string, LockedPackage> }

export function isInstalledPackage(folder: string, entry: LockedPackage): boolean {
  return folder.includes('node_modules/') && !entry.link
}

/** Looks a dependency up as Node would: beside the package, then in every folder above it. */
export function findDependency(lockfile: Lockfile, from: string, name: string) {
  for (let folder = from; ; folder = parentOf(folder)) {
    const found = lockfile.packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]
    if (found) return found
    if (!folder) return null
  }
}

function parentOf(folder: string): string {
  const at = folder.lastIndexOf('node_modules/')
  return at <= 0 ? '' : folder.slice(0, at - 1)
}
