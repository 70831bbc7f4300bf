import { device, prepareLogin, register } from '../../stack/entering.ts'
import { playerDoor } from '../../stack/stack.ts'

/** Told by its parent: where the house stands, and how many come. */
export type People = { url: string; people: number }
export type Rush = { seconds: number; failed: number }

/**
 * People in a process of their own, so that their browsers' work is not the measurer's: ready, each
 * with a password sealed, until they are told to enter all at once.
 */
const password = 'a long enough secret'

process.once('message', ({ url, people }: People) => {
  void gather(url, people)
})

type Enter = () => Promise<boolean>

async function gather(url: string, people: number): Promise<void> {
  const entries: Enter[] = []
  for (let n = 0; n < people; n++) {
    const account = `bench${n}`
    const door = playerDoor(url, { 'x-forwarded-for': `198.18.${n}.7` })
    await register(door, account, password)
    const body = await prepareLogin(door, account, password, account)
    const enter = () => door.call('accountLogin', body, undefined, device(account))
    entries.push(async () => (await enter()).body.errcode === 0)
  }
  process.once('message', () => void enterAll(entries))
  process.send?.('ready')
}

async function enterAll(entries: readonly Enter[]): Promise<void> {
  const begun = performance.now()
  const entered = await Promise.all(entries.map((enter) => enter()))
  const failed = entered.filter((isIn) => !isIn).length
  process.send?.({ seconds: (performance.now() - begun) / 1_000, failed } satisfies Rush)
  process.disconnect()
}
