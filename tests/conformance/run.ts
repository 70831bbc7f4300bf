import { parseArgs } from 'node:util'
import { launchQuery, readLaunch, toldFreeRounds } from '@parlour/contract/wallet-protocol.ts'
import type { Subject } from './client.ts'
import { ask } from './client.ts'
import { cases } from './cases.ts'
import { freeCases } from './free-cases.ts'
import { anyOrder } from './orders.ts'

// npm run conformance -- --url https://lobby.example --provider name --secret=…
//   --game-url 'https://games.example/play/101?playerId=…#token=…'
// The game's address is what startGame answered: it names the player, the game and the live token.
// The player needs a few hundred units of money; what the suite bets it mostly loses.
const usage =
  'usage: npm run conformance -- --url <lobby> --provider <name> --secret=<key> ' +
  '--game-url <address> [--runs 50]'

const subject = readSubject()
if (subject) process.exitCode = await examine(subject, Number(readOptions().runs))
else {
  console.error(usage)
  process.exitCode = 2
}

function readOptions() {
  const text = { type: 'string', default: '' } as const
  const options = { url: text, provider: text, secret: text, 'game-url': text }
  const runs = { type: 'string', default: '50' } as const
  return parseArgs({ options: { ...options, runs } }).values
}

function readSubject(): Subject | null {
  const { url, provider, secret, 'game-url': gameUrl } = readOptions()
  const { data: launch } = launchQuery.safeParse(readLaunch(gameUrl ?? ''))
  if (!URL.canParse(url) || !provider || !secret || !launch) return null
  const { playerId, gameId, token } = launch
  return { url: url.replace(/\/+$/, ''), provider, secret, playerId, gameId, token }
}

/** Free rounds are examined when the game's address tells of some: ten will do. */
function listFree(wallet: Subject) {
  const sealed = URL.parse(readOptions()['game-url'])?.searchParams.get('freeRounds')
  if (!sealed) return []
  const body = Buffer.from(sealed.split('.')[0] ?? '', 'base64url').toString('utf8')
  const told = toldFreeRounds.parse(JSON.parse(body))
  let roundsLeft = told.left
  return freeCases.map(({ name, rounds, run }) => ({
    name,
    async run() {
      await run({ ...wallet, freeRoundsId: told.freeRoundsId, roundsLeft })
      roundsLeft -= rounds
    },
  }))
}

/** The number of the exit: 0 when the wallet keeps every rule. */
async function examine(wallet: Subject, runs: number): Promise<number> {
  let broken = 0
  const asked = [...cases, anyOrder(runs), ...listFree(wallet)]
  for (const { name, run } of asked) {
    try {
      await run(wallet)
      console.log(`ok    ${name}`)
    } catch (error) {
      broken++
      console.log(`FAIL  ${name}\n      ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  // Operators see it beside the provider; a wallet that does not take it keeps its rules too.
  await ask(wallet, 'examined', { rules: asked.length, broken }).catch(() => undefined)
  console.log(broken === 0 ? 'The wallet keeps every rule.' : `${broken} rules are broken.`)
  return broken === 0 ? 0 : 1
}
