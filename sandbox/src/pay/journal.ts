import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Entry } from './deal.ts'

export type Journal = {
  /** What was written before this start. */
  past: Entry[]
  /** On disk when it returns: an answer given after it survives a kill. */
  append(entry: Entry): void
  close(): void
}

export function openJournal(dataDir: string | undefined): Journal {
  return dataDir ? fileJournal(join(dataDir, 'sandbox')) : memoryJournal()
}

function memoryJournal(): Journal {
  return { past: [], append: () => undefined, close: () => undefined }
}

function fileJournal(folder: string): Journal {
  mkdirSync(folder, { recursive: true })
  const handle = openSync(join(folder, 'payments.jsonl'), 'a+')
  const whole = readWholeLines(handle)
  return {
    past: whole.map((line): Entry => JSON.parse(line)),
    append(entry) {
      writeSync(handle, `${JSON.stringify(entry)}\n`)
      fsyncSync(handle)
    },
    close: () => closeSync(handle),
  }
}

/** A process killed while writing leaves half a line: nobody was answered for it, so it goes. */
function readWholeLines(handle: number): string[] {
  const bytes = readFileSync(handle)
  const end = bytes.lastIndexOf('\n') + 1
  if (end < bytes.length) ftruncateSync(handle, end)
  return bytes.subarray(0, end).toString().split('\n').filter(Boolean)
}
