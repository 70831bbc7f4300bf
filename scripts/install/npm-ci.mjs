import { spawn } from 'node:child_process'
import { showProgress } from './progress.mjs'
import { root } from './places.mjs'

/** Something the reader can act upon; shown without a stack. */
export class InstallFailed extends Error {}

export async function runNpmCi() {
  console.log('Installing dependencies (this happens once, about a minute) …')
  const { command, before } = npmCommand()
  const npm = spawn(command, [...before, ...npmArguments], {
    cwd: root,
    env: cleanEnvironment(),
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let complaints = ''
  npm.stderr.setEncoding('utf8').on('data', (text) => (complaints += text))
  const stopProgress = showProgress(() => npm.kill())
  try {
    const code = await outcomeOf(npm)
    if (code !== 0) throw new InstallFailed(explain(code, complaints))
  } finally {
    stopProgress()
  }
  if (complaints) process.stderr.write(complaints)
}

const npmArguments = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--progress=false',
]

/** The npm that started us, also when no npm is on the PATH; it runs on its own Node. */
function npmCommand() {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  const isNpm = /npm-cli\.c?js$/.test(script ?? '')
  return isNpm
    ? { command: node ?? process.execPath, before: [script ?? ''] }
    : { command: 'npm', before: [] }
}

const inherited = /^(npm_(lifecycle|package|command|execpath|node_execpath)|INIT_CWD|NODE_ENV)/
const inheritedSettings =
  /^npm_config_(local_prefix|global_prefix|prefix|workspaces?|include_workspace_root|argv|global)$/i
const inheritedChoices =
  /^npm_config_(production|omit|include|only|also|dry_run|json|loglevel|location|if_present)$/i

/** A nested npm takes the outer run's settings from the environment and would install less. */
function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfOuterRun(name)))
}

function isOfOuterRun(name) {
  return [inherited, inheritedSettings, inheritedChoices].some((pattern) => pattern.test(name))
}

function outcomeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', (error) =>
      reject(new InstallFailed(`npm could not be started: ${error.message}`)),
    )
    child.once('close', (code, signal) => resolve(signal ?? code))
  })
}

function explain(code, complaints) {
  const advice = reasons.find(({ sign }) => sign.test(complaints))?.advice
  const details = complaints.trim() || `npm ended with ${code}`
  return `The dependencies could not be installed.\n${advice ? `${advice}\n` : ''}\n${details}`
}

const reasons = [
  {
    sign: /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|network/,
    advice: 'The package registry cannot be reached: check the network, proxy and npm settings.',
  },
  { sign: /ENOSPC/, advice: 'The disk is full.' },
  { sign: /EACCES|EPERM|EROFS/, advice: 'This user may not write to the checkout.' },
  {
    sign: /EUSAGE/,
    advice:
      'package-lock.json does not match package.json: run "npm install", then "npm run lock".',
  },
]
