import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import { chooseSmsGateway } from './sms.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('the token of the SMS gateway goes nowhere the gateway points to', async () => {
  const heard: (string | undefined)[] = []
  const elsewhere = await listen(({ headers }, response) => {
    heard.push(headers.authorization)
    response.end()
  })
  const gateway = await listen((_request, response) => {
    response.writeHead(307, { location: elsewhere }).end()
  })
  const send = (SMS_URL: string) =>
    chooseSmsGateway({ SMS_URL, SMS_TOKEN: 'its own', SMS_FROM: '' } as Config).deliver('66', 'hi')
  await expect(send(gateway)).rejects.toThrow()
  expect(heard).toEqual([])
  await send(elsewhere)
  expect(heard).toEqual(['Bearer its own'])
})
