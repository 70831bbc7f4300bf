import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerText } from './answer-text.ts'
import { openShortWay } from './short-way.ts'

let server: Server
let lines: Socket[]
let answers: PromiseWithResolvers<void>[]
let asked: number
const idleMs = 400

beforeEach(async () => {
  lines = []
  answers = []
  asked = 0
  server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.setHeader('content-type', 'text/plain')
      response.end(`Node: ${request.method} ${request.url}`)
    })
  })
  openShortWay(
    server,
    ({ url, body }) => (url.startsWith('/short') ? serve(url, body) : null),
    idleMs,
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => {
  for (const line of lines) line.destroy()
  server.closeAllConnections()
  server.close()
})

async function serve(url: string, body: string): Promise<string> {
  asked++
  if (url === '/short/fails') throw new Error('nothing to say')
  if (url === '/short/waits') {
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    await answer.promise
  }
  const headers = { 'content-type': 'text/plain' }
  const more = url === '/short/long' ? 'x'.repeat(2_000_000) : ''
  return answerText({ status: 200, headers, text: `short: ${more}${body}` })
}

function open() {
  const line = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('utf8')
  lines.push(line)
  let heard = ''
  line.on('data', (part: string) => (heard += part)).on('error', () => undefined)
  const hear = (words: RegExp) =>
    expect.poll(() => heard, { interval: 5, timeout: 30_000 }).toMatch(words)
  return { line, hear, heard: () => heard }
}

const post = (url: string, body: string) =>
  `POST ${url} HTTP/1.1\r\nhost: a\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

test('plain requests are answered on their line, one after the other', async () => {
  const { line, hear } = open()
  line.write(post('/short', 'one'))
  await hear(/short: one$/)
  line.write(post('/short', 'สอง'))
  await hear(/short: one.*short: สอง$/s)
})

test('the answer is the one that Node would send', async () => {
  const headOf = (text: string) =>
    text
      .slice(0, text.indexOf('\r\n\r\n'))
      .replace(/Date: [^\r]+/, 'Date')
      .toLowerCase()
      .replace(/content-length: \d+|timeout=\d+/g, '')
      .split('\r\n')
      .toSorted()
  const short = open()
  short.line.write(post('/short', 'x'))
  await short.hear(/short: x$/)
  const other = open()
  other.line.write(post('/other', 'x'))
  await other.hear(/Node: POST/)
  expect(headOf(short.heard())).toEqual(headOf(other.heard()))
})

test('what is not plain, or not ours, is Node’s with all that was heard', async () => {
  const { line, hear } = open()
  line.write('GET /page HTTP/1.1\r\nhost: a\r\n\r\n')
  await hear(/Node: GET \/page$/)
  line.write(post('/short', 'later'))
  await hear(/Node: POST \/short$/)
})

test('a request that comes in two pieces is answered', async () => {
  const { line, hear } = open()
  const words = post('/short', 'in two pieces')
  line.write(words.slice(0, -5))
  await pause(30)
  line.write(words.slice(-5))
  // Both may be read at once where the machine is busy.
  await hear(/(Node: POST \/short|short: in two pieces)$/)
})

test('a line goes over to Node in its middle, and misses nothing', async () => {
  const { line, hear } = open()
  line.write(post('/short', 'one'))
  await hear(/short: one$/)
  line.write('GET /page HTTP/1.1\r\nhost: a\r\n\r\n')
  await hear(/short: one.*Node: GET \/page$/s)
  line.write('GET /next HTTP/1.1\r\nhost: a\r\n\r\n')
  await hear(/Node: GET \/page.*Node: GET \/next$/s)
})

test('what comes while an answer is made is answered after it', async () => {
  const { line, hear } = open()
  line.write(post('/short/waits', 'first'))
  await expect.poll(() => answers, { timeout: 30_000 }).toHaveLength(1)
  line.write(post('/short', 'second'))
  await pause(30)
  line.write('GET /third HTTP/1.1\r\nhost: a\r\n\r\n')
  await pause(30)
  answers[0]?.resolve()
  await hear(/short: first.*(short: second|Node: POST \/short).*Node: GET \/third$/s)
})

test('two requests in one piece are both answered', async () => {
  const { line, hear } = open()
  line.write(post('/short', 'one') + post('/other', 'two'))
  await hear(/Node: POST \/short.*Node: POST \/other$/s)
})

test('who closes their side is answered first', async () => {
  const { line, hear } = open()
  line.end(post('/short/waits', 'last'))
  await expect.poll(() => answers, { timeout: 30_000 }).toHaveLength(1)
  const closed = once(line, 'close')
  answers[0]?.resolve()
  await hear(/short: last$/)
  await closed
})

test('an answer that cannot be made ends the line', async () => {
  const { line } = open()
  line.write(post('/short/fails', ''))
  await once(line, 'close')
})

test('a line on which nothing is said is cut, one that waits for its answer is not', async () => {
  const silent = open()
  const busy = open()
  busy.line.write(post('/short/waits', 'patient'))
  await once(silent.line, 'close')
  await pause(idleMs)
  answers[0]?.resolve()
  await busy.hear(/short: patient$/)
})

test('a server that leaves ends idle lines and answers the others', async () => {
  const idle = open()
  idle.line.write(post('/short', 'done'))
  await idle.hear(/short: done$/)
  const busy = open()
  busy.line.write(post('/short/waits', 'under way'))
  await expect.poll(() => answers, { timeout: 30_000 }).toHaveLength(1)
  const left = Promise.all([once(server, 'close'), once(busy.line, 'close')])
  server.close()
  await once(idle.line, 'close')
  answers[0]?.resolve()
  await busy.hear(/short: under way$/)
  await left
})

test('who reads no answers is heard no further until they do', async () => {
  const { line, heard } = open()
  line.pause()
  for (let nth = 0; nth < 10; nth++) {
    line.write(post('/short/long', ''))
    await pause(20)
  }
  expect(asked).toBeLessThan(10)
  line.write(post('/other', 'last'))
  line.resume()
  await expect.poll(() => heard().endsWith('Node: POST /other'), { timeout: 30_000 }).toBe(true)
})

test('a line whose answers nobody reads is cut when nothing moves on it', async () => {
  const { line } = open()
  line.pause()
  const [met] = (await once(server, 'connection')) as [Socket]
  const cut = once(met, 'close')
  for (let nth = 1; nth <= 10; nth++) {
    line.write(post('/short/long', ''))
    await pause(20)
  }
  await cut
})
