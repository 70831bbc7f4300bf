import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { frameOf, readFrames } from './frames.ts'

/** What is heard of bytes that come in parts of this size. */
async function hear(bytes: Buffer, partBytes: number): Promise<string[]> {
  const pipe = new PassThrough()
  const heard: string[] = []
  readFrames(pipe, 1_000, {
    frame: (frame) => void heard.push(frame.toString()),
    tooLong: () => void heard.push('too long'),
  })
  for (let at = 0; at < bytes.length; at += partBytes)
    pipe.write(bytes.subarray(at, at + partBytes))
  pipe.end()
  await new Promise((end) => pipe.once('end', end))
  return heard
}

const frames = ['one', '', 'x'.repeat(1_000), 'last']

test.each([1, 3, 4, 5, 7, 500, 10_000])('frames in parts of %i bytes are whole', async (bytes) => {
  const all = Buffer.concat(frames.map((text) => frameOf(Buffer.from(text))))
  expect(await hear(all, bytes)).toEqual(frames)
})

test.each([1, 100, 10_000])('after one that is too long nothing is heard: %i', async (bytes) => {
  const all = ['one', 'x'.repeat(1_001), 'last'].map((text) => frameOf(Buffer.from(text)))
  expect(await hear(Buffer.concat(all), bytes)).toEqual(['one', 'too long'])
})
