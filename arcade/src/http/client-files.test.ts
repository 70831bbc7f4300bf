import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { games } from '../games/index.ts'
import { bundle } from './bundle.ts'
import { openClientFiles } from './client-files.ts'
import { writeClientFiles } from './make-client-files.ts'

const app = createApp(
  readConfig({
    PLATFORM_URL: 'http://localhost:8080/',
    ARCADE_WALLET_SECRET: 'w'.repeat(32),
    LOG_LEVEL: 'silent',
  }),
)

async function filesOf(page: string) {
  const { body } = await app.inject(page)
  const addresses = [...body.matchAll(/(?:href|src)="(\/client\/[^"]+)"/g)].map(([, one]) => one)
  return Promise.all(addresses.map((address) => app.inject(address ?? '')))
}

test.each(games)('$id comes in one script and one stylesheet', async ({ id, catalogueId }) => {
  const answers = await filesOf(`/play/${catalogueId}`)
  const types = answers.map(({ headers }) => String(headers['content-type']).split(';')[0])
  expect(types).toEqual(['text/css', 'text/javascript'])
  const script = gunzipSync(answers[1]?.rawPayload ?? '').toString()
  expect(script, id).not.toMatch(/^import /m)
  // Everything a first touch waits for.
  const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0)
  expect(bytes).toBeLessThan(40_000)
})

test('the verifier knows every game and can be read', async () => {
  const [, script] = await filesOf('/fair')
  const text = gunzipSync(script?.rawPayload ?? '').toString()
  for (const { id } of games) expect(text).toContain(`"${id}"`)
  expect(text).toContain('The published recipe on WebCrypto')
})

test('what decides a round never goes to a browser', async () => {
  const leak = `export { pegDrop } from './games/peg-drop/rules.ts'`
  await expect(bundle(leak, { isReadable: true })).rejects.toThrow('is not for browsers')
})

test.each(['/client/0000000000000000/peg-drop.js', '/client/x/nothing.js', '/client/x/rules.ts'])(
  'there is no %s',
  async (address) => {
    expect((await app.inject(address)).statusCode).toBe(404)
  },
)

test('what was built is sent as it is, and nothing is made beside it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'arcade-'))
  try {
    await writeClientFiles(folder, ['arcade.css', 'verify.js'])
    writeFileSync(path.join(folder, 'peg-drop.js'), '// built')
    const [built, made] = [openClientFiles(folder), openClientFiles(undefined)]
    expect(await built.stylesheet()).toBe(await made.stylesheet())
    expect(await built.verifierProgram()).toBe(await made.verifierProgram())
    const script = await built.find('peg-drop.js')
    expect(gunzipSync(script?.packed ?? '').toString()).toBe('// built')
    await expect(built.gameScript('gem-sweep')).rejects.toThrow('ENOENT')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
