import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { offerErrors } from './activities/errors.ts'
import { takesKey } from './call.ts'
import { envelope } from './envelope.ts'
import { claimGateErrors, depositGateErrors, gateErrors, launchGateErrors } from './gate.ts'
import { areas, calls } from './index.ts'

const named = Object.entries(calls)

test('an area never hides a call of another', () => {
  const sum = Object.values(areas).reduce((total, group) => total + Object.keys(group).length, 0)
  expect(named).toHaveLength(sum)
})

test('no group of operators’ calls hides a call of another', () => {
  const folder = join(import.meta.dirname, 'operator')
  const names = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/ operatorCall\('(\w+)'/g)].map(
      ([, name]) => name,
    ),
  )
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test.each(named)('%s says in one sentence what it does', (_name, call) => {
  expect(call.about).toMatch(/^[A-Z][^.]{15,110}\.$/)
})

test.each(named)('%s numbers its errors within the range, each once', (_name, call) => {
  const numbers = Object.values(call.errors)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const number of numbers) {
    expect(number === 101 || number === 102 || (number > 1000 && number < 2000)).toBe(true)
  }
})

test.each(named)('%s refuses a field it does not know', (_name, call) => {
  const result = call.input.safeParse({ surprise: 1 })
  const codes = result.error?.issues.map((issue) => issue.code) ?? []
  const isUnion = 'oneOf' in inputOf(call.input)
  expect(codes).toContain(isUnion ? 'invalid_union' : 'unrecognized_keys')
})

test.each(named)('%s leaves the names of the envelope alone', (_name, call) => {
  const own = listNodes(inputOf(call.input)).filter((node) => node.path.split('.').length === 2)
  const taken = own.filter((node) => node.path.slice(1) in envelope.shape)
  expect(taken.map((node) => node.path)).toEqual([])
})

test.each(named.filter(([, call]) => call.wantsProof))(
  '%s can say that the player must prove who they are',
  (_name, call) => expect(call.errors).toMatchObject({ signInStale: gateErrors.signInStale }),
)

test('sign-in and registration use every number that has a message of its own', () => {
  const { accountLogin, accountRegist, accountRegist4, lineLogin } = calls
  const groups = [accountLogin, accountRegist, accountRegist4, lineLogin]
  const numbers = new Set(groups.flatMap((call) => Object.values<number>(call.errors)))
  for (const number of [101, 102, 1018, 1019, 1020, 1043, 1045, 1047, 1049]) {
    expect(numbers).toContain(number)
  }
})

test('activities have a name for each of 1001 to 1010 but 1009, a like 1004', () => {
  const numbers = Object.values<number>(offerErrors)
  expect(numbers.toSorted((a, b) => a - b)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 10].map((at) => 1000 + at),
  )
  expect(Object.values(calls.gameLike.errors)).toContain(1004)
})

test('deposits, launches, claims and draws can answer every reason of the gate', () => {
  const gated = named.filter(([name, call]) => call.writes && /Receive$|Open$/.test(name))
  for (const [name, call] of gated) expect(call.errors, name).toMatchObject(claimGateErrors)
  expect(calls.recharge3.errors).toMatchObject(depositGateErrors)
  expect(calls.startGame.errors).toMatchObject(launchGateErrors)
})

const isMoving = /^(exchange|recharge3|safeboxTransfer|giveUpReward|receiveMail|\w+Exchange)$/

test('what moves a player’s money by hand says so, and takes a key', () => {
  const moving = named.filter(([, call]) => call.money)
  expect(moving.map(([name]) => name)).toEqual(
    named.map(([name]) => name).filter((name) => isMoving.test(name) && name !== 'getExchange'),
  )
  for (const [name, call] of moving) expect(takesKey(call), name).toBe(true)
})

test('a call that writes nothing only answers, lists, says or hands out', () => {
  for (const [name, { about, writes }] of named) {
    if (writes === false) expect(about, name).toMatch(/^(Answers|Lists|Says|Hands out)\b/)
    else expect(about, name).not.toMatch(/^(Answers|Lists|Hands out)\b/)
  }
})

test('no answer has a field for a password', () => {
  for (const [name, call] of named) {
    const paths = listNodes(outputOf(call.output)).map((node) => node.path)
    const told = paths.filter((path) => /password$/i.test(path) && !/\.has\w*$/.test(path))
    expect(told, name).toEqual([])
  }
})

type Node = { path: string; schema: Record<string, unknown> }

const inputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' })
const outputOf = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'output' })

/** Every schema inside a schema, with the path of the field it describes. */
function listNodes(given: unknown, path = ''): Node[] {
  if (Array.isArray(given)) return given.flatMap((one) => listNodes(one, path))
  if (typeof given !== 'object' || given === null) return []
  const schema: Record<string, unknown> = { ...given }
  const below = Object.entries(schema).flatMap(([key, value]) => {
    if (key === 'properties' || key === '$defs') {
      return Object.entries(Object(value)).flatMap(([name, field]) =>
        listNodes(field, `${path}.${name}`),
      )
    }
    const isInside = ['anyOf', 'oneOf', 'items', 'additionalProperties', 'propertyNames']
    return isInside.includes(key) ? listNodes(value, path) : []
  })
  return [{ path, schema }, ...below]
}
