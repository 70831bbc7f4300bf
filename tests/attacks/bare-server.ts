import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Refuses whatever comes at the pace of the house, ten in a minute at once and the others after
 * five seconds, and does nothing else: what the attacker costs the machine by itself.
 */
const [atOnce, minuteMs, heldMs] = [10, 60_000, 5_000]
const begun: number[] = []
const server = createServer((request, response) => {
  const now = performance.now()
  const lately = begun.filter((at) => now - at < minuteMs).length
  if (lately < atOnce) begun.push(now)
  const answer = () => {
    response.writeHead(400, { connection: 'close' })
    response.end()
    request.socket.destroySoon()
  }
  if (lately < atOnce) answer()
  else setTimeout(answer, heldMs)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.once('disconnect', () => process.exit(0))
