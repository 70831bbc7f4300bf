import { z } from 'zod'

/** The only reader of the environment in this room. Every setting has one line here. */
const secret = z.string().min(16, 'must have at least 16 characters')
/** 0 lets the system choose, as tests do. */
const port = z.coerce.number().int().min(0).max(65535)
const host = z
  .string()
  .regex(/^[a-z0-9:]([a-z0-9.:-]*[a-z0-9])?$/i, 'must be a host name or an IP address')
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

const settings = z.object({
  HOST: host.default('127.0.0.1'),
  SANDBOX_PORT: port.default(8082),
  /** Where the lobby is reached: the only site allowed to frame pay pages and to be returned to. */
  PUBLIC_URL: url,
  SANDBOX_URL: url,
  SANDBOX_SMS_SECRET: secret,
  SANDBOX_OIDC_SECRET: secret,
  SANDBOX_PAYMENT_SECRET: secret,
  /** Where a sign-in may return to besides the lobby's own page. */
  SANDBOX_OIDC_REDIRECTS: z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(url)),
  /** Without it everything is kept in memory. */
  DATA_DIR: z.string().min(1).optional(),
  /** 0 leaves every payment to a person. */
  SANDBOX_AUTO_APPROVE_SECONDS: z.coerce.number().int().min(0).max(86_400).default(0),
  /** Amounts choose by their hundredths how the payment provider goes wrong; see /pay. */
  SANDBOX_MISBEHAVES: z.stringbool().default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = z.output<typeof settings> & { oidcRedirects: string[] }

export class BadSettings extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads and checks every setting; throws with the full list of what is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(given)
  if (!data) throw new BadSettings(error.issues.map(describe))
  const oidcRedirects = [`${data.PUBLIC_URL}/login`, ...data.SANDBOX_OIDC_REDIRECTS]
  return { ...data, oidcRedirects: [...new Set(oidcRedirects)] }
}

function describe(issue: z.core.$ZodIssue): string {
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return `${String(issue.path[0])}: ${isMissing ? 'is required' : issue.message}`
}
