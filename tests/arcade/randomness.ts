import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { parseArgs } from 'node:util'
import { openStream } from '@parlour/arcade/fair/stream.ts'

// `node tests/arcade/randomness.ts [--megabytes=64] [--all]`
// The generator's raw words through a statistical battery of the system: rngtest (Debian:
// rng-tools5) and dieharder (Debian: dieharder). `--all` runs every test of dieharder, which takes
// an hour or more; without it a few of them are run. What is not installed is passed over and said.
const { values } = parseArgs({
  options: {
    megabytes: { type: 'string', default: '64' },
    all: { type: 'boolean', default: false },
  },
})
const megabytes = Number(values.megabytes)
const bitsPerBlock = 20_000
const wordsEach = 16_384
/** Birthdays, 32×32 ranks, count the ones, runs, and the STS serial test. */
const fewTests = ['0', '2', '8', '15', '102']

type Battery = {
  program: string
  debian: string
  runs: string[][]
  judge: (said: string) => boolean
}

const batteries: Battery[] = [
  {
    program: 'rngtest',
    debian: 'rng-tools5',
    runs: [[`--blockcount=${Math.floor((megabytes * 8_000_000) / bitsPerBlock)}`]],
    // By design about 8 of 10,000 good blocks fail.
    judge(said) {
      const count = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(said)?.[1] ?? 0)
      const [passed, failed] = [count('FIPS 140-2 successes'), count('FIPS 140-2 failures')]
      return passed > 0 && failed / (passed + failed) < 0.002
    },
  },
  {
    program: 'dieharder',
    debian: 'dieharder',
    runs: values.all ? [['-g', '200', '-a']] : fewTests.map((test) => ['-g', '200', '-d', test]),
    judge: (said) => said.includes('PASSED') && !said.includes('FAILED'),
  },
]

let isGood = true
for (const { program, debian, runs, judge } of batteries) {
  if (!(await isInstalled(program))) {
    console.log(`skipped  ${program} is not installed (Debian package ${debian})`)
    continue
  }
  for (const args of runs) {
    const said = await feed(program, args)
    const isFine = judge(said)
    isGood &&= isFine
    console.log(`${isFine ? 'ok      ' : 'FAILED  '} ${program} ${args.join(' ')}\n${said}`)
  }
}
process.exitCode = isGood ? 0 : 1

async function isInstalled(program: string): Promise<boolean> {
  const child = spawn(program, ['--help'], { stdio: 'ignore' })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', () => resolve(true))
  })
}

/** Writes words for as long as the program reads them. */
async function feed(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  let isOver = false
  const ended = once(child, 'close').then(() => (isOver = true))
  // It hangs up when it has enough.
  child.stdin.on('error', () => (isOver = true))
  for (let nonce = 1; !isOver; nonce++) {
    const isRoom = child.stdin.write(wordsOf(nonce))
    if (!isRoom) await Promise.race([once(child.stdin, 'drain'), ended]).catch(() => undefined)
  }
  await ended
  return said
}

/** As a round draws them: one stream after the other, each with the next nonce. */
function wordsOf(nonce: number): Buffer {
  const random = openStream({ serverSeed: '5eed'.repeat(16), playerSeed: 'battery', nonce })
  const words = Buffer.alloc(wordsEach * 4)
  for (let word = 0; word < wordsEach; word++)
    words.writeUInt32BE(random.integer(2 ** 32), word * 4)
  return words
}
