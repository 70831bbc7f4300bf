import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

export const stampName = '.stamp'

const shared = ['contract/src', 'scripts/build', 'scripts/build.ts', 'package-lock.json']

/** Everything the built files of a room depend on. */
const inputs = {
  web: [
    'web/src',
    'web/public',
    'web/build',
    'web/index.html',
    'web/vite.config.ts',
    'web/vite.prerender.config.ts',
    ...shared,
  ],
  console: ['console/src', 'console/index.html', 'console/vite.config.ts', ...shared],
  arcade: ['arcade/src', ...shared],
}

/** Large and made by a program: its manifest, or else its file sizes, speak for it. */
const art = 'art/built'

export function readStamp(folder: string): string | null {
  const file = path.join(folder, stampName)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

export function fingerprintInputs(root: string, room: keyof typeof inputs = 'web'): string {
  const hash = createHash('sha256')
  for (const file of inputs[room].flatMap((input) => listFiles(root, input)))
    hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  for (const file of room === 'web' ? listFiles(root, art) : []) {
    const isManifest = path.basename(file) === 'manifest.json'
    const full = path.join(root, file)
    hash.update(`${file}\0`).update(isManifest ? readFileSync(full) : String(statSync(full).size))
  }
  return hash.digest('hex')
}

function listFiles(root: string, input: string): string[] {
  const stat = statSync(path.join(root, input), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [input]
  return (
    readdirSync(path.join(root, input), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      // The build writes these itself, from files that count.
      .filter((file) => !file.split(path.sep).includes('generated'))
      .toSorted()
  )
}
