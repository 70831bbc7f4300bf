/** Who calls, as far as the frame knows. Modules load more when they need it. */
export type Caller = { playerId: number; sessionId: string }

/** The part of a request that handlers may see. */
export type Request = {
  id: string
  address: string
  fingerprint: string
  userAgent: string
  idempotencyKey: string | null
  cookies: Cookies
}

export type Cookies = {
  read(name: string): string | null
  /** HttpOnly and same-site; null takes it away. */
  write(name: string, value: string | null): void
}
