import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { splitHosts } from './frame/primary.ts'

/** The only reader of the environment in this room. Every setting has one line here. */
const repository = path.resolve(import.meta.dirname, '../..')
const secret = z.string().min(32, 'must have at least 32 characters')
const secrets = z
  .string()
  .refine(
    (text) => text.split(',').every((one) => one.length >= 32),
    'must have at least 32 characters, and so must each one behind a comma',
  )
/** 0 lets the system choose, as tests do. */
const port = z.coerce.number().int().min(0).max(65535)
const url = z.url({ protocol: /^https?$/ })
/** Paths are put behind it: with a slash at its end they would begin with two. */
const ownUrl = url.transform((text) => text.replace(/\/+$/, ''))
const network = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((text) => !text.endsWith('/0'), 'must not be the whole world')
const proxies = z.union(
  [
    z.literal('0').transform(() => false as const),
    z
      .string()
      .regex(/^[1-9]$/)
      .transform(Number),
    z
      .string()
      .transform((list) => list.split(',').map((one) => one.trim()))
      .pipe(z.array(network)),
  ],
  'must be 0, a number of proxies (1 to 9) or a list of networks such as 10.0.0.0/8',
)
const flag = z.enum(['0', '1']).transform((value) => value === '1')

const toHosts = (text: string) => text.split(',').flatMap((host) => host.trim().toLowerCase() || [])

const settings = z.object({
  /** demo: sandbox and seed data; production: neither, and every secret is required. */
  PARLOUR_MODE: z.enum(['demo', 'production', 'test']).default('production'),
  PORT: port.default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: ownUrl.optional(),
  /** The operators' console listens apart from the players; on this machine alone unless told. */
  CONSOLE_PORT: port.optional(),
  CONSOLE_HOST: z.string().min(1).default('127.0.0.1'),
  /** Where operators reach it, when a proxy stands in front of it. */
  CONSOLE_URL: ownUrl.optional(),
  DATABASE_URL: z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  /** How long a call may wait for a connection before it fails. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(100).max(120_000).default(10_000),
  /** Begins no work of its own (no jobs, no followers, no gateways): to look at a restored copy. */
  READ_ONLY: flag.default(false),
  DATA_DIR: z.string().min(1).default(path.join(repository, '.data')),
  WEB_DIR: z.string().min(1).default(path.join(repository, 'web/dist')),
  CONSOLE_DIR: z.string().min(1).default(path.join(repository, 'console/dist')),
  /**
   * Root of every derived key: seals, peppers, signatures. To change it, name the new one before
   * the old one with a comma between them: docs/keys.md.
   */
  PARLOUR_SECRET: secrets,
  ARCADE_URL: url.optional(),
  ARCADE_WALLET_SECRET: secret.optional(),
  SANDBOX_URL: url.optional(),
  SANDBOX_SMS_SECRET: secret.optional(),
  SANDBOX_PAYMENT_SECRET: secret.optional(),
  SANDBOX_OIDC_SECRET: secret.optional(),
  /**
   * A payment provider of one's own, by docs/recipes/connect-a-payment-provider.md; payouts go
   * there too. While the secret is being changed, the former one is good for what it tells us.
   */
  PSP_URL: url.optional(),
  PSP_MERCHANT: z.string().min(1).max(100).optional(),
  PSP_SECRET: secret.optional(),
  PSP_FORMER_SECRET: secret.optional(),
  /** In a demo, decides after a short while what would wait for an operator. */
  SANDBOX_DECIDES: flag.default(false),
  /** A gateway that takes {to, text, from} as JSON; without it the sandbox's is used. */
  SMS_URL: url.optional(),
  SMS_TOKEN: z.string().min(1).optional(),
  /** Codes the whole site sends in an hour; beyond it none are sent and an alarm is raised. */
  SMS_PER_HOUR: z.coerce.number().int().min(1).default(1000),
  /** Codes an hour that cost whoever asks for one no work; strangers work for those beyond. */
  SMS_FREE_PER_HOUR: z.coerce.number().int().min(0).default(200),
  SMS_FROM: z.string().min(1).max(20).default('Parlour'),
  /** Social sign-in; without it the sandbox's provider is used, if there is one. */
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().min(1).default('parlour-web'),
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** Further hosts that the server sends to: those that a gateway points to, by commas. */
  WAYS_OUT: z.string().transform(toHosts).default([]),
  /** Wanted in the header of /metrics. Without it: loopback only, and nobody in production. */
  METRICS_TOKEN: secret.optional(),
  /** Traces by the standard variables of OpenTelemetry; without an endpoint there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().max(2_000).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).max(100).default('parlour'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /**
   * Whose X-Forwarded-For is believed: 0 nobody's, a number of proxies in front of this server, or
   * the networks they stand in. What comes from further away is the client's own invention.
   */
  TRUST_PROXY: proxies.default(false),
  /** The header in which the trusted proxy tells a visitor's country: two letters. */
  COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/)
    .transform((name) => name.toLowerCase())
    .optional(),
  /** Calls a minute from one player or one address, for each copy of the server. */
  CALLS_PER_MINUTE: z.coerce.number().int().min(1).default(1200),
  /**
   * Requests under way at once on each copy: the limit lies between these and finds its place by
   * how late the process is. Beyond it, what matters least is refused first.
   */
  WORK_AT_MOST: z.coerce.number().int().min(0).default(1000),
  WORK_AT_LEAST: z.coerce.number().int().min(1).default(40),
  /** Event streams open at once from one address, on each copy. */
  STREAMS_PER_ADDRESS: z.coerce.number().int().min(1).default(50),
  /** Accounts opened from one address in a day. */
  ACCOUNTS_PER_ADDRESS: z.coerce.number().int().min(1).default(30),
  /** How long a password may wait to be hashed before its call is answered `unavailable`. */
  PASSWORD_WAIT_MS: z.coerce.number().int().min(100).max(60_000).default(3_000),
  /** What a hash costs who would guess; `small` is for tests, which hash by the thousand. */
  PASSWORD_COST: z.enum(['full', 'small']).default('full'),
  /**
   * A file of common and breached passwords, one a line: nobody chooses one of them. A demo goes
   * by the rule alone, which knows what people choose first.
   */
  PASSWORD_LIST: z.string().optional(),
  /** Whether rounds keep the least time that the place demands. Only tests play faster. */
  PLAY_PACE: z.enum(['kept', 'free']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

export type Config = z.output<typeof settings> & {
  publicUrl: string
  isSecure: boolean
  consolePort: number
  consoleUrl: string
}

/** The rooms of a house stand side by side: arcade, sandbox, console. */
const consoleAfterPort = 3

export class BadSettings extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`Bad settings:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Reads and checks every setting; throws with the full list of what is wrong. */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const { given, problems: unread } = readSecretFiles(env)
  const parsed = settings.safeParse(given)
  const problems = [
    ...unread,
    ...(parsed.error?.issues.map(describe) ?? []),
    ...productionProblems(given),
    ...pspProblems(given),
  ]
  if (!parsed.success || problems.length > 0) throw new BadSettings(problems)
  const publicUrl = parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`
  const { PORT, CONSOLE_PORT, CONSOLE_URL } = parsed.data
  const consolePort = CONSOLE_PORT ?? (PORT === 0 ? 0 : Math.min(PORT + consoleAfterPort, 65_535))
  const consoleUrl = CONSOLE_URL ?? `http://localhost:${consolePort}`
  const isSecure = publicUrl.startsWith('https:')
  return { ...parsed.data, publicUrl, isSecure, consolePort, consoleUrl }
}

/** Whether games may open from there: safely, and from a host that is not the lobby's own. */
export function isProviderAddress(address: string, config: Config): boolean {
  const isApart = URL.parse(address)?.hostname !== URL.parse(config.publicUrl)?.hostname
  return isSafeFor(config.PARLOUR_MODE, address) && (isApart || !config.isSecure)
}

/** Whatever is secret may lie in a file, as a vault hands it over: its name with _FILE behind. */
const secretNames = Object.keys(settings.shape).filter((name) =>
  /_(SECRET|TOKEN)$|^DATABASE_URL$/.test(name),
)

function readSecretFiles(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const problems: string[] = []
  for (const name of secretNames) {
    const file = given[`${name}_FILE`]
    if (file === undefined) continue
    if (given[name] !== undefined) problems.push(`${name}: is given twice, also by ${name}_FILE`)
    try {
      given[name] = readFileSync(file, 'utf8').trim()
    } catch {
      problems.push(`${name}_FILE: cannot be read`)
    }
  }
  return { given, problems }
}

function describe(issue: z.core.$ZodIssue): string {
  const isMissing = issue.code === 'invalid_type' && issue.input === undefined
  return `${issue.path.join('.')}: ${isMissing ? 'is required' : issue.message}`
}

/** Characters that differ, of a secret of at least 32: chance hardly ever makes fewer. */
const secretVariety = 10

/** Over the network, and for anybody on the way to read. */
function isFarInTheClear(databaseUrl: string): boolean {
  const [one = '', ...others] = splitHosts(databaseUrl)
  if (others.some(isFarInTheClear)) return true
  if (!one.startsWith('postgres') || !URL.canParse(one)) return false
  const { hostname, searchParams } = new URL(one)
  const isNear = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const mode = searchParams.get('sslmode') ?? ''
  return !isNear && !['require', 'verify-ca', 'verify-full'].includes(mode)
}

/** A site of its own needs to know its address, and players reach it by https only. */
function productionProblems(env: Record<string, string | undefined>): string[] {
  const { PARLOUR_MODE, PUBLIC_URL } = env
  if (PARLOUR_MODE !== undefined && PARLOUR_MODE !== 'production') return []
  if (env['PLAY_PACE'] === 'free') return ['PLAY_PACE: free is for tests only']
  if (env['PASSWORD_COST'] === 'small') return ['PASSWORD_COST: small is for tests only']
  const sandboxed = Object.keys(env).filter((name) => name.startsWith('SANDBOX_'))
  if (sandboxed.length > 0) return sandboxed.map((name) => `${name}: is for demos only`)
  const { PARLOUR_SECRET = '', DATABASE_URL = '' } = env
  const plainest = Math.min(...PARLOUR_SECRET.split(',').map((one) => new Set(one).size))
  if (PARLOUR_SECRET.length >= 32 && plainest < secretVariety)
    return ['PARLOUR_SECRET: is too plain: make one with `openssl rand -base64 48`']
  if (isFarInTheClear(DATABASE_URL))
    return ['DATABASE_URL: a database elsewhere wants sslmode=verify-full (or require)']
  if (PUBLIC_URL === undefined) return ['PUBLIC_URL: is required in production']
  if (env['TRUST_PROXY'] === undefined)
    return ['TRUST_PROXY: is required in production: 0, or the proxies in front of this server']
  if ((env['PASSWORD_LIST'] ?? '0') === '0')
    return ['PASSWORD_LIST: is required in production: a file of common passwords, 3,000 at least']
  if (env['COUNTRY_HEADER'] !== undefined && env['TRUST_PROXY'] === '0')
    return ['COUNTRY_HEADER: only a trusted proxy can tell it: see TRUST_PROXY']
  if (env['CONSOLE_URL'] !== undefined && !isSafeUrl(env['CONSOLE_URL']))
    return ['CONSOLE_URL: must be https in production']
  if (env['SMS_URL']?.startsWith('http:')) return ['SMS_URL: must be https in production']
  const arcade = arcadeProblem(env['ARCADE_URL'], PUBLIC_URL)
  if (arcade) return [arcade]
  return isSafeUrl(PUBLIC_URL) ? [] : ['PUBLIC_URL: must be https in production']
}

/** Games are another site to a browser: over https, and on a host of their own. */
function arcadeProblem(arcadeUrl: string | undefined, publicUrl: string): string | null {
  if (arcadeUrl === undefined || ![arcadeUrl, publicUrl].every((one) => URL.canParse(one)))
    return null
  if (!isSafeUrl(arcadeUrl)) return 'ARCADE_URL: must be https in production'
  const isSame = new URL(arcadeUrl).hostname === new URL(publicUrl).hostname
  return isSame && publicUrl.startsWith('https:')
    ? 'ARCADE_URL: must have a host of its own, apart from PUBLIC_URL'
    : null
}

function isSafeUrl(text: string): boolean {
  return /^https:|^http:\/\/(localhost|127\.)/.test(text)
}

/** Money is spoken of over https only; a demo may have its provider on the same machine. */
function isSafeFor(mode: string, address: string): boolean {
  const isNear = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(address)
  return address.startsWith('https:') || (isNear && mode !== 'production')
}

function pspProblems(env: Record<string, string | undefined>): string[] {
  const { PARLOUR_MODE = 'production', PSP_URL } = env
  if (PSP_URL === undefined) return []
  return [
    ...(isSafeFor(PARLOUR_MODE, PSP_URL) ? [] : ['PSP_URL: must be https']),
    ...['PSP_MERCHANT', 'PSP_SECRET']
      .filter((name) => env[name] === undefined)
      .map((name) => `${name}: is required with PSP_URL`),
  ]
}
