import { readFileSync } from 'node:fs'
import { StopReason } from '../stop-reason.ts'

/** The text of a file that is named. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new StopReason(`${file} cannot be read.`)
  }
}

export function readAmount(text: string): number {
  const [, whole, part = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  if (whole === undefined) throw new StopReason(`An amount looks like 450 or 450.50, not ${text}.`)
  return Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** Whoever does not mean off is not taken at their word for it. */
export function readSwitch(word: string | undefined): boolean {
  const state = need(word, 'on or off')
  if (state === 'on' || state === 'off') return state === 'on'
  throw new StopReason(`Say on or off, not ${state}.`)
}

/** Minutes or money; a dash takes the limit away. */
export function readLimit(kind: string | undefined, typed: string): number | null {
  if (typed === '-') return null
  if (kind !== 'time') return readAmount(typed)
  // What is no number would reach the server as nothing, which takes the limit away.
  if (!/^\d{1,6}$/.test(typed)) throw new StopReason(`Minutes look like 60, not ${typed}.`)
  return Number(typed)
}

export function readOrderAndReason([orderId, ...reason]: string[]) {
  return { orderId: need(orderId, 'the order'), reason: need(reason.join(' '), 'the reason') }
}

export function need(word: string | undefined, what: string): string {
  if (!word) throw new StopReason(`Say ${what} too; npm run operator lists the commands.`)
  return word
}

export function readPlayer(word: string | undefined): number {
  const playerId = Number(need(word, 'the player'))
  if (!Number.isSafeInteger(playerId)) throw new StopReason(`${word} is not a player's number.`)
  return playerId
}
