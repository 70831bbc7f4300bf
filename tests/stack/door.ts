import type { Calls, InputOf, OutputOf } from '@parlour/contract/call.ts'
import type { Answer } from '@parlour/contract/envelope.ts'

/** What came back: the fields of the call's answer are there unless it was refused. */
export type Called<Output = object> = {
  status: number
  body: Answer & Partial<Output>
  /** The session's cookie, when the answer set one. */
  cookie: string | null
}

type Unknown = Record<string, unknown>
type Post<Who extends unknown[]> = (
  path: string,
  input?: unknown,
  ...who: Who
) => Promise<Called<Unknown>>

/** The calls of a contract, each with its own input and answer. */
export type Door<Table extends Calls, Who extends unknown[]> = {
  call<Name extends keyof Table & string>(
    name: Name,
    input: InputOf<Table[Name]>,
    ...who: Who
  ): Promise<Called<OutputOf<Table[Name]>>>
  /** The answer of a call that must succeed. */
  ok<Name extends keyof Table & string>(
    name: Name,
    input: InputOf<Table[Name]>,
    ...who: Who
  ): Promise<OutputOf<Table[Name]>>
  /** The error of a call that must be refused. */
  refused<Name extends keyof Table & string>(
    name: Name,
    input: InputOf<Table[Name]>,
    ...who: Who
  ): Promise<string>
  /** Anything at all, also what the contract forbids. */
  post: Post<Who>
}

export function openDoor<Table extends Calls, Who extends unknown[]>(
  table: Table,
  post: Post<Who>,
): Door<Table, Who> {
  const call: Door<Table, Who>['call'] = (name, input, ...who) =>
    post(table[name]!.path, input, ...who) as Promise<Called<never>>
  return {
    call,
    ok: async (name, input, ...who) => answerOf(await call(name, input, ...who)),
    async refused(name, input, ...who) {
      const called = await call(name, input, ...who)
      if (called.body.errcode === 0) throw new Error(`${name} was not refused`)
      return errorOf(called)
    },
    post,
  }
}

/** The answer of a call that must have succeeded. */
export function answerOf<Output>({ body }: Pick<Called<Output>, 'body'>): Output {
  if (body.errcode !== 0) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body as Answer & Output
}

/** The error's name, or `ok`. */
export function errorOf({ body }: { body: Answer }): string {
  return body.error ?? 'ok'
}
