import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { House } from '../rounds/test-house.ts'
import { openHouse } from '../rounds/test-house.ts'

const drop = { kind: 'drop', stakeAmount: 1000, rows: 8, risk: 'low' }

let house: House
let folder: string
beforeEach(async () => {
  house = await openHouse()
  folder = mkdtempSync(path.join(tmpdir(), 'verify-'))
})
afterEach(async () => {
  await house.close()
  rmSync(folder, { recursive: true })
})

/** Plays, has one round refused, changes seeds, and keeps the program it has downloaded. */
async function suspect() {
  const { ask, rotate } = await house.sit(603)
  const rounds = [(await ask('act', drop)).round, (await ask('act', drop)).round]
  house.wallet.balance = 10
  await ask('act', drop)
  const hash = (await rotate('x')).revealed?.commitment ?? ''
  const program = path.join(folder, 'verify.mjs')
  writeFileSync(program, (await house.app.inject('/fair/verify.mjs')).body)
  return { hash, roundId: rounds[1]?.roundId ?? '', program }
}

test('the one-file verifier runs by itself and accounts for every nonce', async () => {
  const { hash, roundId, program } = await suspect()
  const { code, said } = await behind((text) => text, program, [hash, roundId])
  expect(said).toContain('nonces 3, played 2, void 1')
  expect(said).toContain('3 void: notEnough')
  expect(said).toContain(`fair ${hash}`)
  expect(said).toContain(`fair ${roundId}`)
  expect(code).toBe(0)
})

test('it finds the fault when a round is left out', async () => {
  const { hash, program } = await suspect()
  const [from, to] = ['"voidReason":"notEnough"', '"voidReason":null']
  const { code, said } = await behind((text) => text.replace(from, to), program, [hash])
  expect(said).toContain(`FAULT ${hash}: nonce 3: unfinished`)
  expect(code).toBe(1)
})

/** Runs the program against the arcade, with what it answers changed on the way. */
async function behind(change: (text: string) => string, program: string, names: string[]) {
  const server = createServer((request, response) => {
    void house.app.inject(String(request.url)).then(({ statusCode, body }) => {
      response.statusCode = statusCode
      return response.end(change(body))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  const url = `http://127.0.0.1:${address.port}`
  const ran = await new Promise<{ code: number; said: string }>((resolve) => {
    const child = execFile(process.execPath, [program, url, ...names], (_error, said) =>
      resolve({ code: child.exitCode ?? -1, said }),
    )
  })
  server.closeAllConnections()
  server.close()
  return ran
}
