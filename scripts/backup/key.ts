import { readFileSync } from 'node:fs'
import { readOption } from '../options.ts'
import { StopReason } from '../stop-reason.ts'
import type { Key } from './sealed.ts'

/** The key in the file of `--key`: 64 hexadecimal digits, as `openssl rand -hex 32` makes them. */
export function readKey(): Key {
  const file = readOption('key')
  if (file === null) return null
  const text = readFileSync(file, 'utf8').trim()
  if (!/^[0-9a-f]{64}$/i.test(text)) throw new StopReason(`${file} does not hold 64 hex digits`)
  return Buffer.from(text, 'hex')
}
