import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { goOut, NoWayOut, waysOf } from './ways-out.ts'

const ways = waysOf({
  SMS_URL: 'https://sms.example/v1/send',
  PSP_URL: 'https://pay.example:8443',
  WAYS_OUT: ['keys.example'],
})

test.each([
  'https://sms.example/',
  'https://pay.example:8443/orders/1',
  'https://keys.example/jwks',
])('%s is on the list', (address) => {
  expect(ways(new URL(address))).toBe(true)
})

test.each([
  'https://sms.example.evil.example/',
  'https://sms.example@evil.example/',
  'https://pay.example/',
  'http://keys.example/jwks',
  'http://169.254.169.254/latest',
  'http://127.0.0.1:5432/',
  'file:///etc/passwd',
  'nothing',
])('nothing is sent to %s', async (address) => {
  await expect(goOut(ways, address, {})).rejects.toBeInstanceOf(NoWayOut)
})

test('nor to where an address of the list points', async () => {
  const asked: string[] = []
  const gateway = createServer(({ url = '' }, response) => {
    asked.push(url)
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((listening) => gateway.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void gateway.close())
  const SMS_URL = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  await expect(goOut(waysOf({ SMS_URL }), `${SMS_URL}/send`, {})).rejects.toThrow('fetch failed')
  expect(asked).toEqual(['/send'])
})
