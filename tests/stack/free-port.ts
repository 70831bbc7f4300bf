import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/**
 * A port that is still free when it is opened: below those the system hands out by itself to
 * whoever asks for any, of whom there are many while tests run beside each other.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(15_000, 32_000)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
