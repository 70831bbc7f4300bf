import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A list in a file, a line for each, which only grows: what stands there is on the disk. */
export function addRecord(file: string, record: object): void {
  appendFileSync(file, `${JSON.stringify(record)}\n`, { mode: 0o600, flush: true })
}

export function readRecords<Kept>(file: string): Kept[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Kept)
}
