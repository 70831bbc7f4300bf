import { readConfig } from '../arcade/src/config.ts'
import { listUnpaid } from '../arcade/src/copies/refused-wins.ts'

// `npm run refused-wins`: what the wallet refused for good, each for a person to look at. With the
// arcade's settings; ends with 1 when there is any.
const unpaid = await listUnpaid(readConfig())
for (const { request, status } of unpaid) {
  const { roundId, playerId, gameId, amount } = request
  console.log(`${roundId}  player ${playerId}  game ${gameId}  ${amount} hundredths  ${status}`)
}
console.log(`${unpaid.length} wins were refused for good`)
process.exitCode = unpaid.length === 0 ? 0 : 1
