import { expect, test } from 'vitest'
import { readPlain } from './plain-requests.ts'

const body = '{"amount":100,"note":"ก"}'
const length = `content-length: ${Buffer.byteLength(body)}`
const usual = ['POST /wallet/bet HTTP/1.1', 'Host: house.example', 'X-Key:  a b ', length]
const read = (lines: string[], rest = body) =>
  readPlain(Buffer.from(`${lines.join('\r\n')}\r\n\r\n${rest}`))

test('a whole request in plain words is read', () => {
  expect(read(usual)).toEqual({
    url: '/wallet/bet',
    headers: {
      host: 'house.example',
      'x-key': 'a b',
      'content-length': String(Buffer.byteLength(body)),
    },
    body,
  })
  expect(read([...usual, 'connection: Keep-Alive'])?.body).toBe(body)
})

const others: [string, string[], string?][] = [
  ['another method', ['GET /wallet/bet HTTP/1.1', ...usual.slice(1)]],
  ['an older version', ['POST /wallet/bet HTTP/1.0', ...usual.slice(1)]],
  ['a whole address', ['POST http://house.example/ HTTP/1.1', ...usual.slice(1)]],
  ['two spaces', ['POST  /wallet/bet HTTP/1.1', ...usual.slice(1)]],
  ['no host', [usual[0] ?? '', length]],
  ['no length', usual.slice(0, -1)],
  ['two lengths', [...usual, length]],
  ['a length with a sign', [...usual.slice(0, -1), 'content-length: +25']],
  ['a length in two words', [...usual.slice(0, -1), 'content-length: 25, 25']],
  ['a body in pieces', [...usual, 'transfer-encoding: chunked']],
  ['the same in other letters', [...usual, 'Transfer-Encoding: identity']],
  ['a question before the body', [...usual, 'expect: 100-continue']],
  ['another protocol', [...usual, 'upgrade: websocket', 'connection: upgrade']],
  ['a line to be closed', [...usual, 'connection: close']],
  ['a header twice', [...usual, 'x-key: b']],
  ['a header that goes on', [...usual, ' more']],
  ['a space before the colon', [...usual, 'x-other : 1']],
  ['a header without a name', [...usual, ': 1']],
  ['a sign no header has', [...usual, 'x-other: a\u0000b']],
  ['a line without its return', [...usual, 'x-other: a\nx-more: b']],
  ['a body that is not there yet', usual, body.slice(0, -1)],
  ['the next request behind it', usual, `${body}POST`],
  ['a head as long as a book', [...usual, `x-other: ${'a'.repeat(5000)}`]],
]

test.for(others)('%s is left to Node', ([, lines, rest]) => {
  expect(read(lines, rest)).toBeNull()
})

test('a part of a head is left to Node', () => {
  expect(readPlain(Buffer.from('POST /wallet/bet HTTP/1.1\r\nhost'))).toBeNull()
  expect(readPlain(Buffer.from([]))).toBeNull()
})
