import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'

/** A list in a file, a line for each, which only grows: what stands there is on the disk. */
export function addRecord(file: string, record: object): void {
  const bytes = readBytes(file)
  const { length } = wholeLines(bytes)
  if (length < bytes.length) truncateSync(file, length)
  appendFileSync(file, `${JSON.stringify(record)}\n`, { mode: 0o600, flush: true })
}

export function readRecords<Kept>(file: string): Kept[] {
  const lines = wholeLines(readBytes(file)).toString().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Kept)
}

/** A line without its end was being written when the disk was full: it never counted. */
function wholeLines(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf('\n') + 1)
}

function readBytes(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
}
