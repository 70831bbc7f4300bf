import { isIP } from 'node:net'

/** Everything the sandbox may be told from outside; this file is its only reader of env. */
export type SandboxConfig = {
  host: string
  port: number
  /** Where the lobby is reached: the only site allowed to frame pay pages and to be returned to. */
  publicUrl: string
  sandboxUrl: string
  smsSecret: string
  oidcSecret: string
  paymentSecret: string
  oidcRedirects: string[]
  /** Null keeps everything in memory. */
  dataDir: string | null
  /** 0 leaves every payment to a person. */
  autoApproveSeconds: number
  logLevel: string
}

export class ConfigProblems extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`bad settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

type Env = Record<string, string | undefined>

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const secretMinLength = 16

export function readConfig(env: Env = process.env): SandboxConfig {
  const problems: string[] = []
  const read = reader(env, problems)
  const config: SandboxConfig = {
    host: read.host('HOST', '127.0.0.1'),
    port: read.integer('SANDBOX_PORT', 8082, 65_535),
    publicUrl: read.url('PUBLIC_URL'),
    sandboxUrl: read.url('SANDBOX_URL'),
    smsSecret: read.secret('SANDBOX_SMS_SECRET'),
    oidcSecret: read.secret('SANDBOX_OIDC_SECRET'),
    paymentSecret: read.secret('SANDBOX_PAYMENT_SECRET'),
    oidcRedirects: read.urls('SANDBOX_OIDC_REDIRECTS'),
    dataDir: env.DATA_DIR || null,
    autoApproveSeconds: read.integer('SANDBOX_AUTO_APPROVE_SECONDS', 0, 86_400),
    logLevel: read.oneOf('LOG_LEVEL', logLevels, 'info'),
  }
  if (problems.length > 0) throw new ConfigProblems(problems)
  config.oidcRedirects = [...new Set([`${config.publicUrl}/login`, ...config.oidcRedirects])]
  return config
}

function reader(env: Env, problems: string[]) {
  const wrong = (name: string, rule: string) => {
    problems.push(`${name}: ${rule}`)
  }
  const checkUrl = (name: string, text: string) => {
    const url = URL.parse(text)
    if (url && ['http:', 'https:'].includes(url.protocol)) return text.replace(/\/+$/, '')
    wrong(name, 'must be an http or https address')
    return ''
  }
  return {
    host(name: string, fallback: string) {
      const text = env[name] || fallback
      const isHost = isIP(text) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(text)
      if (!isHost) wrong(name, 'must be a host name or an IP address')
      return text
    },
    integer(name: string, fallback: number, most: number) {
      const text = env[name] || String(fallback)
      const isInRange = /^\d{1,9}$/.test(text) && Number(text) <= most
      if (!isInRange) wrong(name, `must be a whole number from 0 to ${most}`)
      return Number(text)
    },
    secret(name: string) {
      const text = env[name] ?? ''
      if (text.length < secretMinLength) wrong(name, `needs ${secretMinLength} characters or more`)
      return text
    },
    url: (name: string) => checkUrl(name, env[name] ?? ''),
    urls: (name: string) =>
      (env[name] ?? '')
        .split(/[\s,]+/)
        .filter(Boolean)
        .map((text) => checkUrl(name, text)),
    oneOf(name: string, choices: string[], fallback: string) {
      const text = env[name] || fallback
      if (!choices.includes(text)) wrong(name, `must be one of ${choices.join(', ')}`)
      return text
    },
  }
}
