import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, inject, test } from 'vitest'
import { startStack } from '../stack/stack.ts'

type Told = { name: string; traceId: string; attributes: { key: string }[] }

test('a call’s line in the log leads to its trace, which carries the caller’s on', async () => {
  const told: Told[] = []
  const collector = createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += String(part)))
    request.on('end', () => {
      told.push(...JSON.parse(text).resourceSpans[0].scopeSpans[0].spans)
      response.end('{}')
    })
  })
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = collector.address() as AddressInfo
  const lines: string[] = []
  const logTo = { write: (line: string) => void lines.push(line) }
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, LOG_LEVEL: 'info' }
  const stack = await startStack({ clusterUrl: inject('clusterUrl'), env, logTo })
  const player = await stack.signIn()
  const trace = 'c'.repeat(32)
  const traceparent = `00-${trace}-${'d'.repeat(16)}-01`
  await stack.ok('getRechargeRecord', {}, player, { traceparent })
  await stack.stop()
  collector.close()
  const line = lines.find((one) => one.includes(`"playerId":${player.playerId}`)) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ call: 'getRechargeRecord', traceId: trace })
  const [span] = told.filter(({ name }) => name === 'getRechargeRecord')
  expect(span?.traceId).toBe(trace)
  expect(span?.attributes.map(({ key }) => key)).toEqual(['errcode', 'reqId', 'playerId'])
})
