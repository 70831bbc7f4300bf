import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Done, Order, Ready } from './house.ts'
import { driveOverHttp } from './provider.ts'

export type House = Awaited<ReturnType<typeof openHouse>>

/** The house of a checkout, as a process of its own. It ends when it is let go. */
export async function openHouse(folder: string) {
  const house = fork(path.join(folder, 'tests/bench/play/house.ts'), {
    cwd: folder,
    execPath: path.join(folder, 'node_modules/.bin/node'),
  })
  const [ready] = (await once(house, 'message')) as [Ready]

  async function order(sent: Order): Promise<Done> {
    house.send(sent)
    const [done] = (await once(house, 'message')) as [Done]
    return done
  }

  return {
    ready,
    order,
    /** Bets through HTTP and signature, with what they cost the house. */
    async driveOverHttp(
      players: Ready['players'],
      load: { seconds: number; callers: number },
    ): Promise<Done> {
      await order({ design: 'begin' })
      const calls = await driveOverHttp({ ...ready, players }, load)
      return { ...(await order({ design: 'end' })), calls }
    },
    letGo: () => house.disconnect(),
  }
}
