import { spawnSync } from 'node:child_process'
import { readdirSync, lchownSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Places } from './places.ts'

/** How PostgreSQL, which refuses to run as root, is run here. */
export type Account = {
  /** Words in front of the command. */
  prefix: string[]
  /** Another user to run as. */
  user: { uid: number; gid: number } | null
  /** Words that make a program end when its parent does, where the system can. */
  endWithParent: string[]
}

const ownNamespace = ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--']

export function findAccount(places: Places, say: (line: string) => void): Account {
  const isRoot = process.getuid?.() === 0
  const account = isRoot ? findAccountForRoot(places, say) : asMyself
  const words = ['setpriv', '--pdeathsig', 'INT']
  const canEndWithParent = canRun([...words, 'true'], account)
  return { ...account, endWithParent: canEndWithParent ? words : [] }
}

type Candidate = Omit<Account, 'endWithParent'>

const asMyself: Candidate = { prefix: [], user: null }

/**
 * Root steps into a user namespace where it is nobody: files stay root's, and no other account is
 * needed. Containers may forbid that; then an ordinary account has to own the database's folder.
 */
function findAccountForRoot(places: Places, say: (line: string) => void): Candidate {
  const inNamespace: Candidate = { prefix: ownNamespace, user: null }
  giveFolder(places, { uid: 0, gid: 0 })
  if (canUse(places, inNamespace)) return inNamespace
  for (const { name, uid, gid } of listOrdinaryAccounts()) {
    const candidate: Candidate = { prefix: [], user: { uid, gid } }
    giveFolder(places, { uid, gid })
    if (!canUse(places, candidate)) continue
    say(`user namespaces are not available here: PostgreSQL runs as the user "${name}"`)
    return candidate
  }
  throw new Error(
    [
      'PostgreSQL does not run as root, user namespaces are forbidden here, and no ordinary user',
      `can reach ${places.folder}. Start as an ordinary user, or set DATABASE_URL.`,
    ].join('\n'),
  )
}

function canUse(places: Places, account: Candidate): boolean {
  const canWrite = ['sh', '-c', 'test -w "$0" && test -w "$1"', places.folder, places.socketFolder]
  return canRun([places.programs.postgres, '--version'], account) && canRun(canWrite, account)
}

function canRun(words: string[], { prefix, user }: Candidate): boolean {
  const [command = '', ...args] = [...prefix, ...words]
  return spawnSync(command, args, { stdio: 'ignore', ...user }).status === 0
}

function listOrdinaryAccounts(): { name: string; uid: number; gid: number }[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  const accounts = lines
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({
      name,
      uid: Number(uid),
      gid: Number(gid),
    }))
  return ['postgres', 'nobody'].flatMap((name) => accounts.find((one) => one.name === name) ?? [])
}

/** PostgreSQL wants to own its folder; an earlier start may have run as somebody else. */
function giveFolder(places: Places, owner: { uid: number; gid: number }): void {
  for (const folder of [places.folder, places.socketFolder]) {
    if (statSync(folder).uid === owner.uid) continue
    for (const name of ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      lchownSync(path.join(folder, name), owner.uid, owner.gid)
  }
}
