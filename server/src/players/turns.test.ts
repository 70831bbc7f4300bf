import { expect, test } from 'vitest'
import { FrameFailure } from '../frame/failures.ts'
import type { Turn } from './turns.ts'
import { createTurns } from './turns.ts'

const busy = new FrameFailure('unavailable')
const entry: Turn = { line: 'entry' }
const wallet: Turn = { line: 'wallet' }

/** A house with one core, a clock that is set by hand, and work that ends when told. */
function open({ maxWaiting = 10 } = {}) {
  let time = 0
  const begun: { name: string; end: () => void }[] = []
  const inTurn = createTurns({ atOnce: 1, maxWaiting, maxWaitMs: 3_000, now: () => time })
  return {
    begun,
    names: () => begun.map(({ name }) => name),
    pass: (ms: number) => void (time += ms),
    ask(name: string, turn: Turn): Promise<string> {
      const asked = inTurn(turn, async () => {
        await new Promise<void>((end) => begun.push({ name, end }))
        return name
      })
      asked.catch(() => undefined)
      return asked
    },
    /** Ends the work that began last, and answers once the next one has begun. */
    async endOne() {
      begun.at(-1)?.end()
      await new Promise(setImmediate)
    },
  }
}

test('work that may begin at once does, and the rest in the order it came', async () => {
  const house = open()
  const asked = ['a', 'b', 'c'].map((name) => house.ask(name, entry))
  expect(house.names()).toEqual(['a'])
  for (const _ of asked) await house.endOne()
  expect(house.names()).toEqual(['a', 'b', 'c'])
  expect(await Promise.all(asked)).toEqual(['a', 'b', 'c'])
})

test('who waited longer than the deadline is refused, and nothing is worked for them', async () => {
  const house = open()
  void house.ask('running', entry)
  const early = house.ask('early', entry)
  house.pass(2_000)
  const late = house.ask('late', entry)
  house.pass(1_001)
  await house.endOne()
  await expect(early).rejects.toEqual(busy)
  await house.endOne()
  expect(await late).toBe('late')
  expect(house.names()).toEqual(['running', 'late'])
})

test('whose caller has left is not worked for', async () => {
  const house = open()
  let hasLeft = false
  void house.ask('running', entry)
  const gone = house.ask('gone', { line: 'entry', hasLeft: () => hasLeft })
  const here = house.ask('here', entry)
  hasLeft = true
  await house.endOne()
  await expect(gone).rejects.toEqual(busy)
  await house.endOne()
  expect(await here).toBe('here')
})

test('a line that is full refuses at once, and takes somebody when another has left', async () => {
  const house = open({ maxWaiting: 1 })
  let hasLeft = false
  void house.ask('running', entry)
  const first = house.ask('first', { line: 'entry', hasLeft: () => hasLeft })
  await expect(house.ask('second', entry)).rejects.toEqual(busy)
  hasLeft = true
  const third = house.ask('third', entry)
  await expect(first).rejects.toEqual(busy)
  await house.endOne()
  await house.endOne()
  expect(await third).toBe('third')
})

test('a rush of sign-ins delays a wallet password by one turn only', async () => {
  const house = open()
  const rush = ['a', 'b', 'c', 'd'].map((name) => house.ask(name, entry))
  const pins = ['x', 'y'].map((name) => house.ask(name, wallet))
  for (const _ of [...rush, ...pins]) await house.endOne()
  expect(house.names()).toEqual(['a', 'x', 'b', 'y', 'c', 'd'])
})

test('a full line of sign-ins leaves the line of wallet passwords open', async () => {
  const house = open({ maxWaiting: 1 })
  void house.ask('running', entry)
  void house.ask('waiting', entry)
  await expect(house.ask('one too many', entry)).rejects.toEqual(busy)
  const pin = house.ask('pin', wallet)
  await house.endOne()
  await house.endOne()
  expect(await pin).toBe('pin')
})

test('work that fails gives its turn away', async () => {
  const inTurn = createTurns({ atOnce: 1, maxWaiting: 1, maxWaitMs: 3_000 })
  const fails = inTurn(entry, () => Promise.reject(new Error('broken')))
  const next = inTurn(entry, async () => 'next')
  await expect(fails).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('a rush of ten times what can be done is answered at the rate it can be done', async () => {
  const house = open({ maxWaiting: 30 })
  const answers: Promise<string>[] = []
  for (let tick = 0; tick < 200; tick += 1) {
    for (let nth = 0; nth < 10; nth += 1) answers.push(house.ask(`${tick}`, entry))
    house.pass(100)
    await house.endOne()
  }
  const settled = await Promise.all(
    answers.slice(0, -310).map((one) =>
      one.then(
        () => 1,
        () => 0,
      ),
    ),
  )
  expect(settled.reduce<number>((sum, one) => sum + one, 0)).toBeGreaterThan(150)
})

const strained: Turn = { line: 'entry', strain: 1 }

test('who comes from where passwords are tried waits behind everybody else', async () => {
  const house = open()
  void house.ask('running', entry)
  for (const name of ['tried', 'tried too']) void house.ask(name, strained)
  void house.ask('honest', entry)
  for (let i = 0; i < 3; i++) await house.endOne()
  expect(house.names()).toEqual(['running', 'honest', 'tried', 'tried too'])
})

test('a full line has room for who is less suspect than its last, for nobody else', async () => {
  const house = open({ maxWaiting: 2 })
  void house.ask('running', entry)
  const [first, second] = [house.ask('first', strained), house.ask('second', strained)]
  await expect(house.ask('third', strained)).rejects.toEqual(busy)
  void house.ask('honest', entry)
  await expect(second).rejects.toEqual(busy)
  void house.ask('honest too', entry)
  await expect(first).rejects.toEqual(busy)
  await expect(house.ask('one too many', entry)).rejects.toEqual(busy)
  for (let i = 0; i < 2; i++) await house.endOne()
  expect(house.names()).toEqual(['running', 'honest', 'honest too'])
})
