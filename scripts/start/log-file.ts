import { existsSync, mkdirSync, renameSync } from 'node:fs'
import path from 'node:path'
import { appendLines } from './lines.ts'
import { sayAs } from './voice.ts'

export type LogFile = {
  file: string
  write: (line: string) => void
  /** The last lines, to show when something went wrong. */
  tail: () => string
}

const keptFiles = 3
const tailLines = 20

/** A log of its own for each process and start; the last few starts are kept. */
export function openLogFile(dataDir: string, name: string): LogFile {
  const folder = path.join(dataDir, 'logs')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${name}.log`)
  for (let age = keptFiles; age > 0; age--) {
    const younger = age === 1 ? file : `${file}.${age - 1}`
    if (existsSync(younger)) renameSync(younger, `${file}.${age}`)
  }
  const append = appendLines(file, sayAs(name))
  const recent: string[] = []
  return {
    file,
    write(line) {
      append(line)
      recent.push(line)
      if (recent.length > tailLines) recent.shift()
    },
    tail: () => recent.join('\n'),
  }
}
