import { statSync } from 'node:fs'
import path from 'node:path'
import { compileCache, configFiles, root } from '../processes.ts'
import type { Room } from '../processes.ts'
import { localUrl } from './addresses.ts'
import { secretNames } from './secrets.ts'
import { StopReason } from '../stop-reason.ts'

type Environment = Record<string, string | undefined>

export type Settings = {
  dataDir: string
  /** Null asks for the embedded PostgreSQL. */
  databaseUrl: string | null
  /** Where the rooms listen. */
  host: string
  ports: Record<Room['name'] | 'console', number>
  /** What the rooms are told, but for secrets and the database. */
  environment: Environment
}

/** Reads and checks every setting before anything starts; throws the full list of what is wrong. */
export async function readSettings(env: Environment): Promise<Settings> {
  const problems = new Map<string, string>()
  const ports = readPorts(env, problems)
  const dataDir = path.resolve(root, env.DATA_DIR || '.data')
  const stat = statSync(dataDir, { throwIfNoEntry: false })
  if (stat && !stat.isDirectory()) problems.set('DATA_DIR', 'is not a folder')
  const environment = describeHouse(env, ports, dataDir)
  await addRoomProblems(environment, env.DATABASE_URL, problems)
  if (problems.size > 0) throw new StopReason(listText(problems))
  const databaseUrl = env.DATABASE_URL || null
  return { dataDir, databaseUrl, host: env.HOST || defaultHost, ports, environment }
}

const firstPort = 8080
const defaultHost = '127.0.0.1'

function readPorts(env: Environment, problems: Map<string, string>): Settings['ports'] {
  const read = (name: string, fallback: number) => {
    const text = env[name] || String(fallback)
    const port = Number(text)
    const isPort = /^\d+$/.test(text) && port >= 1 && port <= 65_535
    if (!isPort) problems.set(name, `must be a port from 1 to 65535, not "${text}"`)
    return isPort ? port : fallback
  }
  const serverPort = read('PORT', firstPort)
  const arcadePort = read('ARCADE_PORT', serverPort + 1)
  const sandboxPort = read('SANDBOX_PORT', serverPort + 2)
  if (arcadePort === serverPort) problems.set('ARCADE_PORT', 'is the same as PORT')
  if (sandboxPort === serverPort || sandboxPort === arcadePort)
    problems.set('SANDBOX_PORT', 'is the same as another port')
  const consolePort = read('CONSOLE_PORT', serverPort + 3)
  if ([serverPort, arcadePort, sandboxPort].includes(consolePort))
    problems.set('CONSOLE_PORT', 'is the same as another port')
  return { server: serverPort, arcade: arcadePort, sandbox: sandboxPort, console: consolePort }
}

function describeHouse(env: Environment, ports: Settings['ports'], dataDir: string): Environment {
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${ports.server}`).replace(/\/+$/, '')
  const hostname = URL.parse(publicUrl)?.hostname || 'localhost'
  return {
    ...env,
    NODE_COMPILE_CACHE: compileCache,
    PARLOUR_MODE: 'demo',
    DATA_DIR: dataDir,
    PORT: String(ports.server),
    ARCADE_PORT: String(ports.arcade),
    SANDBOX_PORT: String(ports.sandbox),
    CONSOLE_PORT: String(ports.console),
    PUBLIC_URL: publicUrl,
    PLATFORM_URL: env.PLATFORM_URL || localUrl(env.HOST || defaultHost, ports.server),
    ARCADE_URL: env.ARCADE_URL || `http://${hostname}:${ports.arcade}`,
    // Nobody sits at the operators' desk of a demo.
    SANDBOX_DECIDES: env.SANDBOX_DECIDES || '1',
    SANDBOX_URL: env.SANDBOX_URL || `http://${hostname}:${ports.sandbox}`,
  }
}

/** Each room knows its own settings; they are asked as if everything else were in place. */
async function addRoomProblems(
  environment: Environment,
  databaseUrl: string | undefined,
  problems: Map<string, string>,
): Promise<void> {
  const assumed = Object.fromEntries(secretNames.map((name) => [name, 'x'.repeat(64)]))
  const complete = {
    ...assumed,
    DATABASE_URL: databaseUrl || 'postgres:///',
    ...given(environment),
  }
  for (const file of configFiles) {
    const { readConfig }: { readConfig: (env: Environment) => unknown } = await import(file)
    for (const problem of problemsOf(() => readConfig(complete))) {
      const at = problem.indexOf(': ')
      const name = problem.slice(0, at)
      if (!problems.has(name)) problems.set(name, problem.slice(at + 2))
    }
  }
}

function given(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value))
}

function problemsOf(read: () => unknown): string[] {
  try {
    read()
    return []
  } catch (error) {
    if (error instanceof Error && 'problems' in error && Array.isArray(error.problems))
      return error.problems
    throw error
  }
}

function listText(problems: Map<string, string>): string {
  const lines = [...problems].map(([name, problem]) => `  - ${name}: ${problem}`)
  return ['Parlour cannot start, these settings are wrong:', ...lines].join('\n')
}
