import { parseArgs } from 'node:util'
import { openHastyArcade } from './suspicious/arcade.ts'
import { suspect } from './suspicious/suspect.ts'
import { downloadVerifier } from './suspicious/verifier.ts'

// `npm run suspicious [-- --rounds=1000 --only=part of a name]`
// A player who believes nothing: plays every game over HTTP, is without money now and then,
// changes seeds, downloads the verifier and has it walk every nonce, void ones included; rounds of
// Liftoff and the tables are followed to a published tip. Then one seed, one outcome, one salt and
// one tip are changed on the way, and each change must be found.
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    only: { type: 'string', default: '' },
  },
})
const arcade = await openHastyArcade()
const verifier = await downloadVerifier(arcade.url)
let isGood = true
for (const game of arcade.games.filter(({ id }) => id.includes(values.only))) {
  const { rounds, voids, mismatches, missed } = await suspect(
    arcade,
    verifier,
    game,
    Number(values.rounds),
  )
  const isFair = mismatches.length === 0 && missed.length === 0
  isGood &&= isFair
  const counted = `${rounds} rounds, ${voids} void, ${mismatches.length} mismatches`
  const lies = missed.length === 0 ? 'every lie found' : `not found: ${missed.join(', ')}`
  console.log(`${isFair ? 'ok ' : 'BAD'} ${game.id.padEnd(18)} ${counted}, ${lies}`)
  for (const line of mismatches.slice(0, 5)) console.log(`    ${line}`)
}
process.exitCode = isGood ? 0 : 1
verifier.remove()
await arcade.close()
