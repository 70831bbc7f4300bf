import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPictureReader } from './picture-bodies.ts'

function read(body: string, partBytes = 64 * 1024) {
  const reader = createPictureReader()
  const bytes = Buffer.from(body)
  for (let at = 0; at < bytes.length; at += partBytes)
    reader.take(bytes.subarray(at, at + partBytes))
  const { rest, picture } = reader.end()
  return { rest: rest.toString(), picture }
}

const file = randomBytes(100_001)
const image = file.toString('base64')

test.each([1, 2, 3, 7, 1000, 64 * 1024])('a picture comes whole in parts of %i bytes', (bytes) => {
  const short = file.subarray(0, 5_000)
  const text = short.toString('base64').replaceAll('/', '\\/')
  const { rest, picture } = read(`{"kind":"a\\"[","image" : "${text}","x":[{"image":"b"}]}`, bytes)
  expect(picture?.equals(short)).toBe(true)
  expect(JSON.parse(rest)).toMatchObject({ kind: 'a"[', x: [{ image: 'b' }] })
})

test('what is left of a large body is small, and differs as pictures do', () => {
  const one = read(JSON.stringify({ kind: 'selfie', image }))
  const other = read(JSON.stringify({ kind: 'selfie', image: `AAAA${image}` }))
  expect(one.picture?.equals(file)).toBe(true)
  expect(one.rest.length).toBeLessThan(200)
  expect(one.rest).not.toBe(other.rest)
})

test.each([
  ['an image that is no text', '{"image":[1]}'],
  ['another field', `{"other":"${'x'.repeat(500)}"}`],
  ['an image further inside', '{"a":{"image":"AAAA"}}'],
  ['an image as a value', '{"a":"image"}'],
  ['a list', '["image","AAAA"]'],
  ['nothing', ''],
])('of %s everything is left as it is', (_name, body) => {
  expect(read(body)).toEqual({ rest: body, picture: null })
})

test('an empty image stays empty', () => {
  expect(read('{"image":""}').rest).toBe('{"image":""}')
})

test.each(['AAAA AAAA', 'AA==AAAA', 'AAAA\\nAAAA', 'ฮฮฮฮ', 'AAAA\\\\'])(
  'what is no base64 is no picture: %s',
  (text) => {
    for (const bytes of [1, 5, 100])
      expect(read(`{"image":"${text}","a":"${text}"}`, bytes).picture).toHaveLength(0)
  },
)

test.each([
  ['brackets without end', `{"image":${'['.repeat(100_000)}`],
  ['a long text beside it', JSON.stringify({ image: 'AAAA', kind: 'x'.repeat(20_000) })],
  ['a name without end', `{"${'image'.repeat(10_000)}`],
  ['two pictures', '{"image":"AAAA","image":"AAAA"}'],
])('%s is given up', (_name, body) => {
  expect(() => read(body)).toThrow(expect.any(Error))
})

test('brackets are heard no further than any body is deep', () => {
  expect(() => read(`{"image":${'['.repeat(31)}`)).not.toThrow()
  expect(() => read(`{"image":${'['.repeat(32)}`)).toThrow('nested too deeply')
})
