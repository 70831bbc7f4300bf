import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { createTestApp, testConfig } from '../sandbox-fixture.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const authorization = `Bearer ${testConfig.SANDBOX_SMS_SECRET}`

function sms(
  payload: Record<string, unknown>,
  headers: Record<string, string> = { authorization },
) {
  return app.inject({ method: 'POST', url: '/sms/send', payload, headers })
}

async function textsTo(number: string): Promise<string[]> {
  const answer = await app.inject({ url: '/sms/messages', query: { to: number } })
  return answer.json().messages.map((message: { text: string }) => message.text)
}

test('a message is kept with its time and found by its number', async () => {
  const begunMs = Date.now()
  expect((await sms({ to: '+66812345678', text: 'code 123456' })).statusCode).toBe(202)
  expect((await sms({ to: '+66812345678', text: 'code 654321', from: 'Landao' })).statusCode).toBe(
    202,
  )
  expect(await textsTo('+66812345678')).toEqual(['code 654321', 'code 123456'])
  expect(await textsTo('+66899999998')).toEqual([])
  const [newest] = (await app.inject('/sms/messages')).json().messages
  expect(newest).toMatchObject({ from: 'Landao', to: '+66812345678' })
  expect(Date.parse(newest.at)).toBeGreaterThanOrEqual(begunMs)
})

test('the page shows messages as text, never as markup', async () => {
  await sms({ to: '+66811111112', text: '<b>bold</b>' })
  const { body } = await app.inject('/sms?to=%2B66811111112')
  expect(body).toContain('&#60;b&#62;bold')
  expect(body).not.toContain('<b>bold')
})

test('only the holder of the secret may send', async () => {
  const message = { to: '+66812340001', text: 'x' }
  const wrong: Record<string, string>[] = [
    {},
    { authorization: 'Bearer wrong' },
    { authorization: `${authorization}x` },
  ]
  for (const headers of wrong) {
    const answer = await sms(message, headers)
    expect([answer.statusCode, answer.json().error]).toEqual([401, 'unauthorized'])
  }
  expect(await textsTo(message.to)).toEqual([])
})

test.each([
  [{}],
  [{ to: '+66812345678' }],
  [{ to: 'abc', text: 'x' }],
  [{ to: 66812345678, text: 'x' }],
  [{ to: '+66812345678', text: '' }],
  [{ to: '+66812345678', text: 'x'.repeat(1001) }],
  [{ to: '+66812345678', text: 'x', extra: 1 }],
])('bad input %j is refused', async (payload) => {
  const answer = await sms(payload)
  expect([answer.statusCode, answer.json().error]).toEqual([400, 'badInput'])
})

test('a number ending in 0000 is never reached', async () => {
  const answer = await sms({ to: '+66812340000', text: 'x' })
  expect([answer.statusCode, answer.json().error]).toEqual([503, 'networkDown'])
  expect(await textsTo('+66812340000')).toEqual([])
})

test('a number ending in 1111 answers after three seconds', async () => {
  const began = Date.now()
  const answer = await sms({ to: '+66812341111', text: 'slow' })
  expect(answer.statusCode).toBe(202)
  expect(Date.now() - began).toBeGreaterThanOrEqual(2_900)
})

test('the newest 500 are kept', async () => {
  for (let count = 1; count <= 501; count++) await sms({ to: '+66877777777', text: `${count}` })
  const texts = (await app.inject('/sms/messages')).json().messages
  expect(texts).toHaveLength(500)
  expect([texts.at(0).text, texts.at(-1).text]).toEqual(['501', '2'])
})
