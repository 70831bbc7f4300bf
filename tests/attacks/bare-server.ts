import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Refuses whatever comes and does nothing else: what the attacker costs the machine by itself. */
const server = createServer((request, response) => {
  response.writeHead(400, { connection: 'close' })
  response.end()
  request.socket.destroySoon()
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
process.once('disconnect', () => process.exit(0))
