import { call } from '@parlour/contract/call.ts'
import { apiPrefix, envelope } from '@parlour/contract/envelope.ts'
import { areas, calls } from '@parlour/contract/index.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Operation, Schema } from './document.ts'
import { openApiDocument } from './openapi.ts'

const document = openApiDocument(areas)
const operations = Object.values(document.paths).map((path) => path.post)
const text = JSON.stringify(document)

const bodyOf = (operation: Operation) => operation.requestBody.content['application/json'].schema

function answersOf(operation: Operation): Schema[] {
  const response = operation.responses['200']
  return response && 'content' in response
    ? (response.content['application/json'].schema.oneOf ?? [])
    : []
}

test('every call is in the document under its path, its name and its area', () => {
  expect(operations).toHaveLength(Object.keys(calls).length)
  for (const [area, group] of Object.entries(areas)) {
    for (const [name, { path }] of Object.entries(group)) {
      expect(document.paths[apiPrefix + path]?.post).toMatchObject({
        operationId: name,
        tags: [area],
      })
    }
  }
})

test('every reference leads somewhere', () => {
  const references = [...text.matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)]
  expect(references.length).toBeGreaterThan(200)
  expect(text.match(/"\$ref":/g)).toHaveLength(references.length)
  for (const [, kind = '', name = ''] of references) {
    expect(Object(Reflect.get(document.components, kind)), name).toHaveProperty(name)
  }
})

test('nothing of the schema library’s own layout is left', () => {
  expect(text).not.toMatch(/"\$defs"|"\$schema"|"unit":"|"~standard"/)
})

test.each(operations)('$operationId takes the envelope beside its own fields', (operation) => {
  const body = bodyOf(operation)
  for (const one of body.oneOf ?? body.anyOf ?? [body]) {
    expect(Object.keys(one.properties ?? {})).toEqual(
      expect.arrayContaining(Object.keys(envelope.shape)),
    )
    expect(one.additionalProperties).toBe(false)
    expect(one.required).not.toContain('platform')
  }
})

test.each(operations)('$operationId answers success or one of its errors', (operation) => {
  const [success, failure] = answersOf(operation)
  for (const one of success?.oneOf ?? [success]) {
    expect(one?.properties?.errcode).toMatchObject({ const: 0 })
    expect(one?.required).toEqual(expect.arrayContaining(['code', 'errcode']))
  }
  const numbers = failure?.properties?.errcode?.enum ?? []
  expect(numbers).toEqual(expect.arrayContaining(Object.values(operation['x-errors'])))
})

test('a login call asks for token and cookie, a public one lets visitors in', () => {
  const [login, visitor] = ['gameLike', 'anonymous/appConfig'].map(
    (path) => document.paths[apiPrefix + path]?.post,
  )
  expect(login?.security).toEqual([{ token: [], cookie: [] }])
  expect(login?.responses).toHaveProperty('401')
  expect(visitor?.security).toContainEqual({})
  expect(visitor?.responses).not.toHaveProperty('401')
})

const parametersOf = (path: string) =>
  JSON.stringify(document.paths[apiPrefix + path]?.post.parameters)

test('a call that writes, late or not, says so and takes an idempotency key', () => {
  for (const path of ['gameLike', 'exchange', 'recharge3', 'safeboxTransfer', 'modifyBankInfo']) {
    expect(document.paths[apiPrefix + path]?.post['x-writes'], path).toBe(true)
    expect(parametersOf(path)).toContain('idempotencyKey')
    expect(document.paths[apiPrefix + path]?.post.responses).toHaveProperty('409')
    expect(document.paths[apiPrefix + path]?.post.responses).toHaveProperty('431')
  }
  expect(document.paths[`${apiPrefix}getMail2`]?.post['x-writes']).toBe(false)
  expect(parametersOf('getMail2')).not.toContain('idempotencyKey')
})

test('a visitor’s call writes and takes no key', () => {
  expect(document.paths[`${apiPrefix}accountRegist`]?.post['x-writes']).toBe(true)
  expect(parametersOf('accountRegist')).not.toContain('idempotencyKey')
})

test('a call that moves money tells what happens without a key', () => {
  const told = operations.filter((one) => one.description.includes('within 10 seconds'))
  const moving = Object.entries(calls).filter(([, { money }]) => money)
  expect(told.map((one) => one.operationId)).toEqual(moving.map(([name]) => name))
})

test('an input of several kinds keeps them apart', () => {
  const body = bodyOf(document.paths[`${apiPrefix}lotteryExchange`]!.post)
  const kinds = body.oneOf?.map((one) => one.properties?.kind?.const)
  expect(kinds).toEqual(['coins', 'draw'])
})

test('two different shapes of one name are refused', () => {
  const twin = z.object({ a: z.int() }).meta({ id: 'Twin' })
  const other = z.object({ b: z.int() }).meta({ id: 'Twin' })
  const calm = { first: answering('first', twin), second: answering('second', twin) }
  expect(openApiDocument({ calm }).components.schemas).toHaveProperty('Twin')
  const torn = { first: answering('first', twin), second: answering('second', other) }
  expect(() => openApiDocument({ torn })).toThrow('two different shapes')
})

function answering(path: string, twin: z.ZodType) {
  const input = z.strictObject({})
  return call(path, { about: 'Only for this test.', input, output: z.object({ twin }) })
}
