import { spawnSync } from 'node:child_process'

// `npm run audit` asks the registry for known faults of what runs in production, and whether its
// packages are signed. A registry that does not answer, or does not know such questions, is told
// of and fails nothing: a build must not hang on it. With --strict, as for an image, it fails.
const isStrict = process.argv.includes('--strict')
const questions = [
  ['audit', '--omit=dev', '--audit-level=high', '--json'],
  ['audit', 'signatures', '--omit=dev', '--json'],
]
/** Who does not answer once does not answer. */
const once = ['--fetch-retries=0', '--fetch-timeout=20000']

for (const question of questions) {
  const asked = `npm ${question.slice(0, 2).join(' ')}`
  const { status, stdout } = spawnSync('npm', [...question, ...once], {
    encoding: 'utf8',
    timeout: 120_000,
  })
  const answer = readAnswer(stdout)
  if (status === 0) console.log(`${asked}: nothing found`)
  else if (answer === null) {
    console.log(`${asked}: the registry did not answer`)
    if (isStrict) process.exitCode = 1
  } else {
    console.error(`${asked}:\n${JSON.stringify(answer, null, 2)}`)
    process.exitCode = 1
  }
}

/** An answer about packages; null when there is only an error of the way there. */
function readAnswer(text: string): object | null {
  try {
    const answer = JSON.parse(text) as Record<string, unknown>
    return 'vulnerabilities' in answer || 'invalid' in answer ? answer : null
  } catch {
    return null
  }
}
