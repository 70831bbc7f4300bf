import { isInstalledPackage, type Lockfile } from './lockfile.ts'
import { findPlatform, isSupported } from './platform.ts'

const separator = 'node_modules/'

/** What is inside, in the words of CycloneDX 1.6: every package for Linux with its hash. */
export function makeSbom(lockfile: Lockfile, house: { name: string; version: string }) {
  const found = Object.entries(lockfile.packages)
    .filter(([folder, entry]) => isInstalledPackage(folder, entry) && isInside(folder))
    .map(([folder, entry]) => {
      const name = folder.slice(folder.lastIndexOf(separator) + separator.length)
      const version = entry.version ?? ''
      const purl = `pkg:npm/${name.replace(/^@/, '%40')}@${version}`
      const isNeeded = !entry.dev && !entry.optional && !entry.devOptional
      return {
        type: 'library',
        'bom-ref': purl,
        name,
        version,
        purl,
        scope: entry.dev ? 'excluded' : isNeeded ? 'required' : 'optional',
        hashes: listHashes(entry.integrity),
      }
    })
  // The same package may lie in several folders.
  const components = [...new Map(found.map((one) => [one.purl, one])).values()].toSorted((a, b) =>
    a.purl < b.purl ? -1 : 1,
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', ...house } },
    components,
  }
}

/** What other machines would need is locked without a hash, and is not inside. */
function isInside(folder: string): boolean {
  const platform = findPlatform(folder)
  return platform === null || isSupported(platform)
}

/** `sha512-…` in base64, as npm writes it; several are apart by a space. */
function listHashes(integrity = ''): { alg: string; content: string }[] {
  return integrity
    .split(' ')
    .flatMap((one) => /^sha(256|384|512)-(.+)$/.exec(one)?.slice(1) ?? [])
    .flatMap((part, at, parts) => (at % 2 === 0 ? [[part, parts[at + 1] ?? ''] as const] : []))
    .map(([bits, base64]) => ({
      alg: `SHA-${bits}`,
      content: Buffer.from(base64, 'base64').toString('hex'),
    }))
}
