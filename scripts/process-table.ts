import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** A process as the system shows it. `born` tells it from a later one with the same number. */
export type SeenProcess = { pid: number; born: string; isZombie: boolean; command: string }

/** What is written down about a process, to recognise it later. */
export type KnownProcess = { pid: number; born: string }

const hasProc = existsSync('/proc/self/stat')

export function findProcess(pid: number): SeenProcess | null {
  if (!Number.isInteger(pid) || pid <= 0) return null
  return hasProc ? readProc(pid) : askPs(pid)
}

export function describeSelf(): KnownProcess {
  return describeProcess(process.pid)
}

export function describeProcess(pid: number): KnownProcess {
  return { pid, born: findProcess(pid)?.born ?? '' }
}

/** The very process that was written down, still at work. */
export function isStillRunning({ pid, born }: KnownProcess): boolean {
  const seen = findProcess(pid)
  return seen !== null && seen.born === born && !seen.isZombie
}

export async function waitUntilGone(known: KnownProcess, limitMs: number): Promise<boolean> {
  const untilMs = Date.now() + limitMs
  while (isStillRunning(known)) {
    if (Date.now() > untilMs) return false
    await pause(50)
  }
  return true
}

/** Processes that work in a folder; only where /proc shows it. */
export function listProcessesIn(folder: string): SeenProcess[] {
  if (!hasProc) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && findWorkingFolder(name) === folder)
    .flatMap((name) => findProcess(Number(name)) ?? [])
    .filter((seen) => !seen.isZombie)
}

/** True when the signal could be given. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    return false
  }
}

function readProc(pid: number): SeenProcess | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in the second field may itself hold spaces and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return { pid, born: fields[19] ?? '', isZombie: /^[ZX]/.test(fields[0] ?? ''), command }
  } catch {
    return null
  }
}

function askPs(pid: number): SeenProcess | null {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  })
  const found = /^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\d{4})\s+(.*)$/m.exec(stdout ?? '')
  if (!found) return null
  const [, state = '', born = '', command = ''] = found
  return { pid, born, isZombie: state.startsWith('Z'), command }
}

function findWorkingFolder(pid: string): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}
