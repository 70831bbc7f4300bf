import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describeProcess, describeSelf, signal, waitUntilGone } from '../process-table.ts'
import type { KnownProcess } from '../process-table.ts'
import { StopReason } from '../stop-reason.ts'
import { makeFolder } from './folder.ts'

/** A process that was killed may need a moment to be gone. */
const dyingMs = 1000

type Contents = { starter: KnownProcess; rooms: Record<string, KnownProcess> }

/** Says who runs on a data folder, so that a second start refuses and a later one can tidy up. */
export type RunRecord = {
  note: (room: string, pid: number) => void
  release: () => void
}

export async function claimFolder(
  dataDir: string,
  say: (line: string) => void,
): Promise<RunRecord> {
  makeFolder(dataDir)
  const file = path.join(dataDir, 'running.json')
  const contents: Contents = { starter: describeSelf(), rooms: {} }
  let former: Contents | null = null
  while (!tryToCreate(file, contents)) {
    former = findContents(file)
    if (former && !(await waitUntilGone(former.starter, dyingMs)))
      throw new StopReason(
        `Parlour already runs on ${dataDir} (process ${former.starter.pid}). ` +
          'Stop it first, or choose another DATA_DIR.',
      )
    rmSync(file, { force: true })
  }
  await endRemains(former, say)
  return {
    note(room, pid) {
      contents.rooms[room] = describeProcess(pid)
      try {
        write(`${file}.draft`, contents)
        renameSync(`${file}.draft`, file)
      } catch (error) {
        // Only a later start would have read it: no reason to end the house.
        say(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`)
      }
    },
    release: () => rmSync(file, { force: true }),
  }
}

/** A link appears with its content complete, and only for one of two that start at once. */
function tryToCreate(file: string, contents: Contents): boolean {
  const draft = `${file}.${process.pid}`
  write(draft, contents)
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Rooms end by themselves when their starter is gone; one that hangs is ended here. */
async function endRemains(former: Contents | null, say: (line: string) => void): Promise<void> {
  for (const [room, known] of Object.entries(former?.rooms ?? {})) {
    if (await waitUntilGone(known, 3000)) continue
    say(`ending the ${room} (process ${known.pid}) left over by an earlier start`)
    signal(known.pid, 'SIGKILL')
    await waitUntilGone(known, 3000)
  }
}

function write(file: string, contents: Contents): void {
  writeFileSync(file, JSON.stringify(contents))
}

function findContents(file: string): Contents | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
