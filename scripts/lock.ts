import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { completeLockfile } from './lockfile/complete.ts'
import { listLockfileProblems } from './lockfile/problems.ts'
import type { Lockfile } from './lockfile/lockfile.ts'

// `npm run lock` completes package-lock.json after a change of dependencies and checks it;
// `--check` only checks.
const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, 'package-lock.json')
const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'))

if (!process.argv.includes('--check')) {
  const added = completeLockfile(lockfile)
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`)
  console.log(`package-lock.json: ${added.length} entries added for other machines`)
}
const problems = listLockfileProblems(lockfile, root)
for (const problem of problems) console.error(`package-lock.json: ${problem}`)
if (problems.length > 0) process.exitCode = 1
else console.log('package-lock.json: complete for Linux on x64 and arm64, every package verified')
