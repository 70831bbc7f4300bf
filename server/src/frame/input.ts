import type { Call } from '@parlour/contract/call.ts'
import type { Envelope } from '@parlour/contract/envelope.ts'
import { envelope } from '@parlour/contract/envelope.ts'
import type { z } from 'zod'
import { FrameFailure } from './failures.ts'

const envelopeFields = new Set(Object.keys(envelope.shape))
const maxProblems = 5

/** Splits the envelope from the call's own fields and holds both against their schemas. */
export function parseInput(call: Call, body: unknown): { envelope: Envelope; input: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new FrameFailure('badInput', 'the body must be a JSON object')
  if (!isStorable(body))
    throw new FrameFailure('badInput', 'texts must not hold a NUL or half a character')
  const entries = Object.entries(body)
  const own = Object.fromEntries(entries.filter(([name]) => !envelopeFields.has(name)))
  const around = Object.fromEntries(entries.filter(([name]) => envelopeFields.has(name)))
  return { envelope: parse(envelope, around) as Envelope, input: parse(call.input, own) }
}

/** A cursor that is the last id or time of the page before; null at the beginning. */
export function readIdCursor(cursor: string | undefined): number | null {
  if (cursor === undefined) return null
  if (!/^\d{1,16}$/.test(cursor) || !Number.isSafeInteger(Number(cursor)))
    throw new FrameFailure('badInput', 'cursor: not one of ours')
  return Number(cursor)
}

/** PostgreSQL takes every text but these two. Bodies are only a few levels deep: json-bodies.ts. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([name, inner]) => isStorable(name) && isStorable(inner))
}

/** The beginning of a text that can be stored: what is two units long is not cut in half. */
export function cutText(text: string, most: number): string {
  const cut = text.slice(0, most)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.slice(0, maxProblems).map(describe)
  throw new FrameFailure('badInput', problems.join('; '))
}

function describe(issue: z.core.$ZodIssue): string {
  const where = issue.path.join('.')
  return where ? `${where}: ${issue.message}` : issue.message
}
