import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** The only reader of the environment in this room. Every setting has one line here. */
const repository = path.resolve(import.meta.dirname, '../..')
const secret = z.string().min(32, 'must have at least 32 characters')
/** 0 lets the system choose, as tests do. */
const port = z.coerce.number().int().min(0).max(65535)
const host = z
  .string()
  .regex(/^[a-z0-9:]([a-z0-9.:-]*[a-z0-9])?$/i, 'must be a host name or an IP address')
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))

const settings = z.object({
  HOST: host.default('127.0.0.1'),
  ARCADE_PORT: port.default(8081),
  /** Where the platform's wallet is reached: over https, unless it is on this machine. */
  PLATFORM_URL: url,
  /** Where players see the lobby, if elsewhere: the only site that may frame a game. */
  PUBLIC_URL: url.optional(),
  ARCADE_WALLET_SECRET: secret,
  /** PostgreSQL, where several copies keep rounds together; without it they lie in DATA_DIR. */
  ARCADE_DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
    .optional(),
  /** Where rounds are kept; without it in memory, for tests. */
  DATA_DIR: z.string().min(1).optional(),
  /** What browsers are sent, as it was built; without it, it is made at run time. */
  CLIENT_DIR: z.string().min(1).optional(),
  /** Built art and fonts. */
  ART_DIR: z.string().min(1).default(path.join(repository, 'art/built')),
  /** How many proxies stand in front: what further ones say of an address is not believed. */
  PROXIES: z.coerce.number().int().min(0).max(9).default(0),
  /** From one address; from one player a tenth of it. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().min(1).default(12_000),
  /** No round may pay more, in hundredths: a stake that could come to more is not taken. */
  MOST_PAID_A_ROUND: z.coerce.number().int().min(1).optional(),
  /** The same for all seats of one flight or table together. */
  MOST_PAID_A_HALL: z.coerce.number().int().min(1).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export type Config = z.output<typeof settings> & { publicUrl: string }

export class BadSettings extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads and checks every setting; throws with the full list of what is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const { data, error } = settings.safeParse(readSecretFiles(env))
  if (!data) throw new BadSettings(error.issues.map(describe))
  if (!isPrivate(data))
    throw new BadSettings(['PLATFORM_URL: must be https, unless it is on this machine'])
  if (isFarInTheClear(data.ARCADE_DATABASE_URL))
    throw new BadSettings([
      'ARCADE_DATABASE_URL: a database elsewhere wants sslmode=verify-full (or require)',
    ])
  return { ...data, publicUrl: data.PUBLIC_URL ?? data.PLATFORM_URL }
}

/** What is secret may lie in a file, as a vault hands it over: its name with _FILE behind. */
const secretNames = ['ARCADE_WALLET_SECRET', 'ARCADE_DATABASE_URL']

function readSecretFiles(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  for (const name of secretNames) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined)
      throw new BadSettings([`${name}: is given twice, also by ${name}_FILE`])
    try {
      given[name] = readFileSync(file, 'utf8').trim()
    } catch {
      throw new BadSettings([`${name}_FILE: cannot be read`])
    }
  }
  return given
}

/** Nobody on the way reads what is told to the wallet. */
function isPrivate({ PLATFORM_URL, HOST }: z.output<typeof settings>): boolean {
  const { protocol, hostname } = new URL(PLATFORM_URL)
  const own = ['localhost', '127.0.0.1', '[::1]', HOST, `[${HOST}]`]
  return protocol === 'https:' || own.includes(hostname)
}

/** Rows hold what comes next, and launches. */
function isFarInTheClear(address = ''): boolean {
  const found = /^\w+:\/\/(?:[^@/]*@)?(\[[^\]]*\]|[^:/?]*)/.exec(address)?.[1] ?? ''
  const isNear = ['', 'localhost', '127.0.0.1', '[::1]'].includes(found)
  return !isNear && !/[?&]sslmode=(verify-full|verify-ca|require)/.test(address)
}

function describe(issue: z.core.$ZodIssue): string {
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return `${issue.path.join('.')}: ${isMissing ? 'is required' : issue.message}`
}
