import { spawn } from 'node:child_process'
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { StopReason } from '../stop-reason.ts'
import type { Account } from './account.ts'
import { explainLastWords } from './last-words.ts'
import type { Places } from './places.ts'

/** Creates the cluster beside its place and moves it in complete: half a one never counts. */
export async function createCluster(
  places: Places,
  account: Account,
  say: (line: string) => void,
): Promise<void> {
  const draft = `${places.cluster}.draft`
  rmSync(draft, { recursive: true, force: true })
  if (existsSync(path.join(places.cluster, 'PG_VERSION'))) return
  requireEmpty(places.cluster)
  say('creating the database cluster')
  await runInitdb(places, account, draft).catch((error: Error) => {
    rmSync(draft, { recursive: true, force: true })
    throw error
  })
  renameSync(draft, places.cluster)
}

/** Files without the one that says whose they are: somebody's database, not a place for another. */
function requireEmpty(cluster: string): void {
  if (!existsSync(cluster) || readdirSync(cluster).length === 0) return
  throw new StopReason(explainLastWords(['FATAL:  PG_VERSION is missing'], cluster))
}

const initdbArguments = [
  '--username=parlour',
  // The socket lies in a folder only its owner may enter.
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--locale=C',
  '--no-instructions',
]

function runInitdb(places: Places, account: Account, folder: string): Promise<void> {
  const words = [...account.prefix, ...account.endWithParent, places.programs.initdb]
  const [command = '', ...args] = [...words, `--pgdata=${folder}`, ...initdbArguments]
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: places.folder,
    ...account.user,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StopReason(explainLastWords(output.split('\n'), folder))),
    )
  })
}
