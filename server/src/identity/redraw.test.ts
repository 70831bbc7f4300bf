import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRedrawing } from './redraw.ts'

const patient = { timeout: 120_000 }
let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'redraw-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('a decoder that dies costs its picture, and the next one gets another', patient, async () => {
  const redraw = createRedrawing({
    program: write(`hear((file) => {
      if (file.length === 1) process.exit(1)
      say(file)
    })`),
  })
  const answers = await Promise.all([redraw(Buffer.from('x')), redraw(Buffer.from('good'))])
  expect(answers).toEqual([null, Buffer.from('good')])
})

test('one that hangs is given up', patient, async () => {
  const redraw = createRedrawing({
    program: write(`hear((file) => file.length > 1 && say(file))`),
    patienceMs: 200,
  })
  expect(await redraw(Buffer.from('x'))).toBeNull()
})

test('it has no setting of the server’s, and can write and start nothing', patient, async () => {
  const redraw = createRedrawing({
    program: write(`import { writeFileSync } from 'node:fs'
      import { execSync } from 'node:child_process'
      const refused = (act) => { try { act(); return false } catch { return true } }
      hear(() => say(Buffer.from(JSON.stringify([
        Object.keys(process.env),
        refused(() => writeFileSync('${folder}/written', 'x')),
        refused(() => execSync('true')),
      ]))))`),
  })
  const told: unknown = JSON.parse(String(await redraw(Buffer.from('x'))))
  expect(told).toEqual([[], true, true])
})

test.each([
  ['an endless picture', 'process.stdout.write(Buffer.alloc(9, 255))'],
  ['the goodbye of its pipes', 'process.stdin.destroy(); process.stdout.end()'],
  ['what the channel of processes speaks', 'writeSync(3, Buffer.alloc(900, 255))'],
])('one that was taken over and says %s costs its picture alone', patient, async (_, word) => {
  const program = write(`import { writeSync } from 'node:fs'
    hear((file) => {
      if (file.length > 1) return say(file)
      try { ${word} } catch {}
      setTimeout(() => process.exit(1), 50)
    })`)
  const redraw = createRedrawing({ program })
  const answers = await Promise.all([redraw(Buffer.from('x')), redraw(Buffer.from('good'))])
  expect(answers).toEqual([null, Buffer.from('good')])
})

/** A program that hears pictures and says others, as the decoder does. */
function write(code: string): string {
  const file = path.join(folder, `${code.length}.mjs`)
  const frames = path.resolve(import.meta.dirname, 'frames.ts')
  writeFileSync(
    file,
    `import { frameOf, readFrames } from '${frames}'
    const say = (bytes) => process.stdout.write(frameOf(bytes))
    const hear = (frame) => readFrames(process.stdin, 1e6, { frame, tooLong: process.exit })
    ${code}
    say(Buffer.alloc(0))`,
  )
  return file
}
