import { expect, test } from 'vitest'
import type { Watch } from './digest.ts'
import { fuzzRound } from './fuzz.ts'
import type { Outcome, Target } from './targets.ts'

const refused: Outcome = { kind: 'refused', isRefused: true, fault: null }
const taken: Outcome = { kind: 'ok', isRefused: false, fault: null }

/** A house of one table, which counts its rows. */
function open() {
  let rows = 0
  const read = async () => new Map([['notes', String(rows)]])
  const watch: Watch = { read, settle: read }
  const fuzz = (targets: Target[]) =>
    fuzzRound({ targets, bodies: 2, chance: () => 0, watch, prepare: async () => undefined })
  return { fuzz, write: () => void (rows += 1) }
}

function target(name: string, fits: boolean, answer: () => Outcome): Target {
  return {
    name,
    list: (count) => Array.from({ length: count }, () => ({})),
    fits: () => fits,
    ask: async () => answer(),
  }
}

const atDoor: Outcome = { ...refused, kind: '401' }

test.each([
  [false, refused],
  [true, refused],
  [true, atDoor],
])('a refused input that writes is found by its call: %s, %o', async (fits, answer) => {
  const { fuzz, write } = open()
  const { findings } = await fuzz([
    target('honest', fits, () => answer),
    target('leaking', fits, () => {
      write()
      return answer
    }),
  ])
  expect(findings).toMatchObject([{ call: 'leaking', fault: 'refused, and yet changed notes' }])
})

test('what the house writes by itself meanwhile is not held against a call', async () => {
  const { fuzz, write } = open()
  let asked = 0
  const once = target('honest', true, () => {
    if (++asked === 4) write()
    return refused
  })
  expect((await fuzz([once])).findings).toEqual([])
})

test('what is taken may write, and what cannot fit may not be taken', async () => {
  const { fuzz, write } = open()
  const writing = () => {
    write()
    return taken
  }
  expect((await fuzz([target('writing', true, writing)])).findings).toEqual([])
  const { findings } = await fuzz([target('careless', false, writing)])
  expect(findings[0]).toMatchObject({ call: 'careless', fault: 'took what cannot fit' })
})
