import type { z } from 'zod'

/**
 * Whether a call changes something. `true`: its whole work is one transaction. 'late': slow work
 * (hashing, a provider, a picture) comes first, then the transaction.
 */
export type CallWrites = boolean | 'late'

/** One call that crosses the wire. Server, web and tests all start from this object. */
export type Call<
  Public extends boolean = boolean,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Errors extends Record<string, number> = Record<string, number>,
  Writes extends CallWrites = CallWrites,
> = {
  /** Path under /app/v1/. */
  path: string
  /** One sentence for the API page. */
  about: string
  /** Served to a visitor too; a 401 never ends the session. */
  public: Public
  writes: Writes
  /** Moves the player's money: without a key, a repeat within seconds gets the first outcome. */
  money: boolean
  /** Wants the player to have proved who they are moments ago; otherwise `signInStale`. */
  wantsProof: boolean
  input: Input
  output: Output
  /** The call's own errors, name to errcode. The frame's errors are in envelope.ts. */
  errors: Errors
}

type Spec<Public, Input, Output, Errors, Writes> = {
  about: string
  public?: Public
  writes?: Writes
  money?: boolean
  wantsProof?: boolean
  input: Input
  output: Output
  errors?: Errors
}

// eslint-disable-next-line typescript/no-empty-object-type
export function call<
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Errors extends Record<string, number> = {},
  const Public extends boolean = false,
  const Writes extends CallWrites = false,
>(
  path: string,
  spec: Spec<Public, Input, Output, Errors, Writes>,
): Call<Public, Input, Output, Errors, Writes> {
  /* oxlint-disable typescript/no-unsafe-type-assertion -- left out means its type's default */
  return {
    path,
    about: spec.about,
    public: (spec.public ?? false) as Public,
    writes: (spec.writes ?? false) as Writes,
    money: spec.money ?? false,
    wantsProof: spec.wantsProof ?? false,
    input: spec.input,
    output: spec.output,
    errors: (spec.errors ?? {}) as Errors,
  }
  /* oxlint-enable typescript/no-unsafe-type-assertion */
}

/**
 * Whether an idempotency key counts. Keys belong to players: a visitor's call answers a session
 * token, which must not be kept, and has a uniqueness rule of its own.
 */
export function takesKey({ writes, public: isPublic }: Pick<Call, 'writes' | 'public'>): boolean {
  return writes !== false && !isPublic
}

export type Calls = Record<string, Call>
export type InputOf<C extends Call> = z.input<C['input']>
export type OutputOf<C extends Call> = z.output<C['output']>
export type ErrorOf<C extends Call> = keyof C['errors'] & string
