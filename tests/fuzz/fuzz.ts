import type { Call } from '@parlour/contract/call.ts'
import { frameErrors } from '@parlour/contract/envelope.ts'
import type { Called } from '../stack/door.ts'
import { listBodies } from './mutations.ts'

type Answered = Called<Record<string, unknown>>
type Asked = Pick<Call, 'path' | 'input' | 'errors'>

type Fuzzing = {
  post: (path: string, body: unknown) => Promise<Answered>
  bodies: number
  chance: () => number
  /** Errors of the door the call stands behind. */
  alsoKnown: object
}

export type Fuzzed = {
  findings: { call: string; fault: string; body: string }[]
  slowest: { ms: number; body: string }
  /** How many were answered how: by its status, and below 400 by whether it was refused. */
  answers: Record<string, number>
}

/** Calls that end the session they are made with. */
const ending = new Set(['logout', 'revokeSession', 'signOutOperator'])

const atOnce = 4

/** Sends bodies to one call and tells what was wrong with its answers. */
export async function fuzzCall(
  [name, call]: readonly [string, Asked],
  { post, bodies, chance, alsoKnown }: Fuzzing,
): Promise<Fuzzed> {
  const fuzzed: Fuzzed = { findings: [], slowest: { ms: 0, body: '' }, answers: {} }
  if (ending.has(name)) return fuzzed
  const askOnce = async (sent: unknown) => {
    const begun = performance.now()
    const answer = await post(call.path, sent).catch((error: unknown) => String(error))
    const ms = performance.now() - begun
    const body = (JSON.stringify(sent) ?? 'nothing').slice(0, 300)
    if (ms > fuzzed.slowest.ms) fuzzed.slowest = { ms, body: `${name} ${body}` }
    const kind = classOf(answer)
    fuzzed.answers[kind] = (fuzzed.answers[kind] ?? 0) + 1
    const known = { ...frameErrors, ...alsoKnown, ...call.errors }
    const fault = typeof answer === 'string' ? answer : findFault(known, answer)
    if (fault) fuzzed.findings.push({ call: name, fault, body })
  }
  const all = listBodies(call.input, bodies, chance)
  for (let at = 0; at < all.length; at += atOnce)
    await Promise.all(all.slice(at, at + atOnce).map(askOnce))
  return fuzzed
}

function classOf(answer: Answered | string): string {
  if (typeof answer === 'string') return 'none'
  if (answer.status >= 400) return String(answer.status)
  return answer.body.errcode === 0 ? 'ok' : 'refused'
}

/** No 5xx, no error the contract does not know, no answer that is none. */
function findFault(known: object, { status, body }: Answered): string | null {
  const { errcode, error = '' } = body
  if (status >= 500) return `answered ${status} ${error}`
  if (typeof errcode !== 'number') return `answered ${status} without an errcode`
  return errcode === 0 || Object.hasOwn(known, error) ? null : `undeclared error ${error}`
}
