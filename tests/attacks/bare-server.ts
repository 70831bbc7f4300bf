import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Refuses whatever comes at the pace of the house, ten of an address in a minute at once and the
 * others after five seconds, and does nothing else: what the attacker costs the machine by itself.
 */
const [atOnce, minuteMs, heldMs] = [10, 60_000, 5_000]
const begun = new Map<string, number[]>()
const server = createServer((request, response) => {
  const now = performance.now()
  const address = String(request.headers['x-forwarded-for'])
  const lately = (begun.get(address) ?? []).filter((at) => now - at < minuteMs)
  const isHeld = lately.length >= atOnce
  begun.set(address, isHeld ? lately : [...lately, now])
  const answer = () => {
    response.writeHead(400, { connection: 'close' })
    response.end()
    request.socket.destroySoon()
  }
  if (isHeld) setTimeout(answer, heldMs)
  else answer()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.once('disconnect', () => process.exit(0))
