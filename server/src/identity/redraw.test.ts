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
    program: write(`process.on('message', (file) => {
      if (file.length === 1) process.exit(1)
      process.send(file)
    })`),
  })
  const answers = await Promise.all([redraw(Buffer.from('x')), redraw(Buffer.from('good'))])
  expect(answers).toEqual([null, Buffer.from('good')])
})

test('one that hangs is given up', patient, async () => {
  const redraw = createRedrawing({
    program: write(`process.on('message', (file) => file.length > 1 && process.send(file))`),
    patienceMs: 200,
  })
  expect(await redraw(Buffer.from('x'))).toBeNull()
})

test('it has no setting of the server’s, and can write and start nothing', patient, async () => {
  const redraw = createRedrawing({
    program: write(`import { writeFileSync } from 'node:fs'
      import { execSync } from 'node:child_process'
      const refused = (act) => { try { act(); return false } catch { return true } }
      process.on('message', () => process.send(Buffer.from(JSON.stringify([
        Object.keys(process.env).filter((name) => name !== 'NODE_CHANNEL_FD'),
        refused(() => writeFileSync('${folder}/written', 'x')),
        refused(() => execSync('true')),
      ]))))`),
  })
  const [settings, ...refused] = JSON.parse(String(await redraw(Buffer.from('x')))) as unknown[]
  expect(refused).toEqual([true, true])
  expect(JSON.stringify(settings)).not.toContain('PARLOUR')
  expect(JSON.stringify(settings)).not.toContain('PATH')
})

function write(code: string): string {
  const file = path.join(folder, `${code.length}.mjs`)
  writeFileSync(file, `${code}\nprocess.send('ready')\n`)
  return file
}
