import type { Call } from '@parlour/contract/call.ts'
import { frameErrors } from '@parlour/contract/envelope.ts'
import type { Called } from '../stack/door.ts'
import { listBodies } from './mutations.ts'

/** How something was answered: what kind of answer it was, and what is wrong with it. */
export type Outcome = { kind: string; isRefused: boolean; fault: string | null }

/** Something that takes bodies. */
export type Target = {
  name: string
  list: (count: number, chance: () => number) => unknown[]
  /** Whether it may be more than refused. */
  fits: (body: unknown) => boolean
  ask: (body: unknown) => Promise<Outcome>
}

type Answered = Called<Record<string, unknown>>
type Asked = Pick<Call, 'path' | 'input' | 'errors'>
type Post = (path: string, body: unknown) => Promise<Answered>

/** Calls that end the session they are made with. */
const ending = new Set(['logout', 'revokeSession', 'signOutOperator'])

/** Every call of a contract, as somebody makes it; `alsoKnown` are errors of their door. */
export function callTargets(calls: Record<string, Asked>, post: Post, alsoKnown = {}): Target[] {
  return Object.entries(calls).flatMap(([name, call]) =>
    ending.has(name) ? [] : [callTarget(name, call, { post, alsoKnown })],
  )
}

/** Some values become others on their way. */
export function asSent(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body) ?? 'null')
}

type Behind = { post: Post; alsoKnown: object }

function callTarget(name: string, call: Asked, { post, alsoKnown }: Behind): Target {
  const known = { ...frameErrors, ...alsoKnown, ...call.errors }
  return {
    name,
    list: (count, chance) => listBodies(call.input, count, chance),
    fits: (body) => call.input.safeParse(asSent(body)).success,
    async ask(body) {
      // To a door nothing is the empty body.
      const answer = await post(call.path, body === null ? 'null' : body)
      const isRefused = answer.status >= 400 || answer.body.errcode !== 0
      const kind = answer.status >= 400 ? String(answer.status) : isRefused ? 'refused' : 'ok'
      return { kind, isRefused, fault: findFault(known, answer) }
    },
  }
}

/** No 5xx, no error the contract does not know, no answer that is none. */
function findFault(known: object, { status, body }: Answered): string | null {
  const { errcode, error = '' } = body
  if (status >= 500) return `answered ${status} ${error}`
  if (typeof errcode !== 'number') return `answered ${status} without an errcode`
  return errcode === 0 || Object.hasOwn(known, error) ? null : `undeclared error ${error}`
}
