import { styleText } from 'node:util'

const warn = 40
const error = 50

/** Says a line in the terminal, with the speaker's name in front. */
export function sayAs(speaker: string): (line: string) => void {
  const name = styleText('dim', `${speaker.padEnd(8)} │`)
  return (line) => console.log(`${name} ${line}`)
}

/** What the terminal shows of a process's log line: warnings and worse, and what is not a log. */
export function readableLine(line: string): string | null {
  const entry = findEntry(line)
  if (!entry) return line.trim() ? line : null
  if (typeof entry.level === 'number' && entry.level < warn) return null
  const isError = typeof entry.level === 'number' && entry.level >= error
  const colour = isError ? 'red' : 'yellow'
  const cause =
    entry.err?.message && entry.err.message !== entry.msg ? `: ${entry.err.message}` : ''
  return `${styleText(colour, isError ? 'error' : 'warning')} ${entry.msg ?? ''}${cause}`
}

type Entry = { level?: unknown; msg?: string; err?: { message?: string } }

function findEntry(line: string): Entry | null {
  if (!line.startsWith('{')) return null
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
