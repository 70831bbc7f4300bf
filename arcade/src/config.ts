import { fileURLToPath } from 'node:url'

/** Everything the arcade may be told from outside; this file is its only reader of env. */
export type ArcadeConfig = {
  host: string
  port: number
  /** Where the platform's wallet is reached. */
  platformUrl: string
  /** Where players see the lobby: the only site that may frame a game. */
  publicUrl: string
  walletSecret: string
  /** Where rounds are kept; null keeps them in memory, for tests. */
  dataDir: string | null
  /** Built art and fonts. */
  artDir: string
  logLevel: string
}

export class ConfigProblems extends Error {
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`bad settings:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

const builtArt = fileURLToPath(new URL('../../art/built', import.meta.url))
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const secretMinLength = 16

export function readConfig(env: Record<string, string | undefined> = process.env): ArcadeConfig {
  const host = env.HOST || '127.0.0.1'
  const port = env.ARCADE_PORT || '8081'
  const platformUrl = trimUrl(env.PLATFORM_URL)
  const publicUrl = trimUrl(env.PUBLIC_URL || env.PLATFORM_URL)
  const walletSecret = env.ARCADE_WALLET_SECRET ?? ''
  const logLevel = env.LOG_LEVEL || 'info'
  const rules: [isGood: boolean, problem: string][] = [
    [
      /^[a-z0-9:]([a-z0-9.:-]*[a-z0-9])?$/i.test(host),
      'HOST: must be a host name or an IP address',
    ],
    [isPort(port), 'ARCADE_PORT: must be a whole number from 0 to 65535'],
    [isWebUrl(platformUrl), 'PLATFORM_URL: must be an http or https address'],
    [!env.PUBLIC_URL || isWebUrl(publicUrl), 'PUBLIC_URL: must be an http or https address'],
    [
      walletSecret.length >= secretMinLength,
      `ARCADE_WALLET_SECRET: needs ${secretMinLength} characters or more`,
    ],
    [logLevels.includes(logLevel), `LOG_LEVEL: must be one of ${logLevels.join(', ')}`],
  ]
  const problems = rules.filter(([isGood]) => !isGood).map(([, problem]) => problem)
  if (problems.length > 0) throw new ConfigProblems(problems)
  const folders = { dataDir: env.DATA_DIR || null, artDir: env.ART_DIR || builtArt }
  return { host, port: Number(port), platformUrl, publicUrl, walletSecret, ...folders, logLevel }
}

function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function isWebUrl(text: string): boolean {
  return ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')
}

function trimUrl(text = ''): string {
  return text.replace(/\/+$/, '')
}
