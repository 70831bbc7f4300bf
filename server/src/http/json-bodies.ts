import type { FastifyInstance } from 'fastify'
import { FrameFailure } from '../frame/failures.ts'

/** The deepest call has five levels; an activity's config has a few more. */
export const maxDepth = 32
/** Brackets, commas and colons outside texts: far more than the longest call needs. */
const maxMarks = 10_000

/**
 * A body is measured before it is parsed: a picture's route takes megabytes, and as many brackets
 * would cost seconds and hundreds of megabytes before anything could refuse them.
 */
export function readJsonBodies(http: FastifyInstance): void {
  const parse = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (isPlain(body)) void parse(request, body, done)
      else done(new FrameFailure('badInput', 'the body is nested too deeply or has too many parts'))
    },
  )
}

/** One pass over the text, which ends where a bound is passed. */
export function isPlain(json: string): boolean {
  let depth = 0
  let marks = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') at = endOfText(json, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign !== ',' && sign !== ':') continue
    marks += 1
    if (depth > maxDepth || marks > maxMarks) return false
  }
  return true
}

/** Where the text that begins here is closed; the end of all when it never is. */
function endOfText(json: string, start: number): number {
  let end = json.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(json, end)) end = json.indexOf('"', end + 1)
  return end === -1 ? json.length : end
}

/** Counts back to the quote before at most, so that all of them together are one more pass. */
function isEscaped(json: string, at: number): boolean {
  let slashes = 0
  while (json[at - 1 - slashes] === '\\') slashes += 1
  return slashes % 2 === 1
}
