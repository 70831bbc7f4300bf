import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Permission } from '@parlour/contract/operator/operator-call.ts'
import { permissions } from '@parlour/contract/operator/operator-call.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { makeOperator } from '@parlour/server/operators/index.ts'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { describeAnswer } from '../../scripts/operator/answer.ts'
import { commands } from '../../scripts/operator/commands.ts'
import { root } from '../../scripts/processes.ts'
import { answerOf } from '../stack/door.ts'
import { freePort } from '../stack/free-port.ts'
import type { PlayStack } from '../stack/play-stack.ts'
import { startPlay } from '../stack/play-stack.ts'
import { operatorDoor } from '../stack/stack.ts'

/** The page itself: its commands are typed as they stand there, its studio is run as it is. */
const recipe = readFileSync(path.join(root, 'docs/recipes/add-a-provider.md'), 'utf8')
const blocks = (kind: string) =>
  [...recipe.matchAll(new RegExp(`\`\`\`${kind}\n([^]*?)\`\`\``, 'g'))].map(([, text = '']) => text)
const typed = blocks('sh').flatMap((block) => block.trim().split('\n'))

let stack: PlayStack
let folder: string
let studio: ChildProcess | undefined
beforeAll(async () => {
  stack = await startPlay(inject('clusterUrl'))
  folder = mkdtempSync(path.join(tmpdir(), 'parlour-scratch-'))
})
afterAll(async () => {
  studio?.kill()
  await stack.expectCleanLedger()
  await stack.stop()
  rmSync(folder, { recursive: true, force: true })
})

const hire = (name: string, may: readonly Permission[] = permissions) =>
  operatorDoor(
    stack.url,
    stack.app.database.transaction((tx) => makeOperator(tx, name, may)),
  )

/** `npm run operator -- …` as it reads its words; operator-command.test.ts runs the process. */
async function type(line: string, studioPort: number): Promise<string> {
  const words = [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, word]) => quoted ?? word)
  const [npm, run, script, dashes, ...said] = words.map((word) => word ?? '')
  expect([npm, run, script, dashes]).toEqual(['npm', 'run', 'operator', '--'])
  const who = said[0] === '--as' ? said.splice(0, 2)[1] : 'first'
  const [word = '', ...rest] = said.map((one) => one.replace('9100', String(studioPort)))
  const command = commands[word]
  const { body } = await hire(who ?? '').post(command?.call ?? '', command?.read(rest))
  return describeAnswer(body)
}

test('an outside studio comes from nothing to its first round', async () => {
  const port = await freePort()
  const [start, propose = '', agree = '', studioLine = '', add = '', open = ''] = typed
  expect(start).toBe('npm start')
  const listed = async () => {
    const config = await stack.ok('appConfig', { gameListVersion: '' })
    return config.changed ? config.appGameList.find(({ id }) => id === 1001) : undefined
  }

  expect(await type(propose, port)).toMatch(/^status: waiting\n.*\nkey: null$/m)
  const [, key = ''] = /^key: (\S{43})$/m.exec(await type(agree, port)) ?? []
  expect(key).not.toBe('')

  const file = path.join(folder, 'studio.mjs')
  writeFileSync(file, blocks('js').join('\n'))
  expect(studioLine).toBe('STUDIO_KEY=KEY node studio.mjs')
  const env = { STUDIO_KEY: key, WALLET: stack.url, PORT: String(port) }
  studio = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (studio.stdout) await once(studio.stdout, 'data')

  expect(await type(add, port)).toContain('gameId: 1001')
  expect(await listed()).toBeUndefined()
  expect(await type(open, port)).toContain('status: on')
  await expect.poll(listed, { timeout: 30_000 }).toMatchObject({ maintain: 0 })

  const player = await stack.join(100_00)
  const { gameUrl } = answerOf(await stack.startGame(player, 1001))
  expect(gameUrl).toContain(`http://localhost:${port}/play/1001?`)
  expect(await (await fetch(gameUrl)).text()).toContain("fetch('/toss'")
  const { token } = readLaunch(gameUrl)
  const known = { token, playerId: player.playerId, gameId: 1001 }
  const toss = { method: 'POST', body: JSON.stringify(known) }
  const { said } = (await (await fetch(new URL('/toss', gameUrl), toss)).json()) as { said: string }
  const { roundList } = await stack.ok('betRecord', {}, player)
  expect(roundList).toMatchObject([{ gameId: 1001, status: 'settled', stake: 100 }])
  const coin = await stack.coin(player.playerId)
  expect(coin).toBe(100_00 - 100 + (roundList[0]?.win ?? 0))
  expect(said).toContain((coin / 100).toFixed(2))

  expect(await type('npm run operator -- provider tiny off "a drill"', port)).toContain('off')
  await expect.poll(listed, { timeout: 30_000 }).toMatchObject({ maintain: 1 })
})

test('nobody lets a provider in alone, and its key is told once', async () => {
  const { database } = stack.app
  const [ploy, anan] = [hire('ploy'), hire('anan')]
  const reader = hire('reader', ['games.read'])
  const asked = (provider: string, launchUrl = 'https://games.example') => ({
    provider,
    name: 'Other',
    launchUrl,
    reason: 'a contract',
  })
  expect(await reader.refused('addProvider', asked('other'))).toBe('notPermitted')
  expect(await ploy.refused('addProvider', asked('arcade'))).toBe('alreadyThere')
  const far = asked('other', 'http://games.example')
  expect(await ploy.refused('addProvider', far)).toBe('addressNotSafe')
  const waiting = await ploy.ok('addProvider', asked('other'))
  expect(waiting).toMatchObject({ status: 'waiting', key: null })
  expect(await ploy.refused('addProvider', asked('other'))).toBe('alreadyApproved')
  const approvalId = waiting.approvalId ?? 0
  const { contentHash } = await anan.ok('getApproval', { approvalId })
  const yes = { approvalId, contentHash, decision: 'approved' } as const
  const { key } = await anan.ok('decideApproval', yes)
  expect(key).toMatch(/^\S{43}$/)

  const again = { provider: 'other', reason: 'it leaked' }
  await ploy.ok('renewProviderKey', again)
  const renewed = await anan.ok('renewProviderKey', again)
  expect(renewed).toMatchObject({ status: 'renewed' })
  expect(renewed.key).not.toBe(key)
  const launchUrl = 'https://new.example/a'
  const moved = { provider: 'other', launchUrl, reason: 'another machine' }
  const unsafe = { ...moved, launchUrl: 'http://new.example' }
  expect(await reader.refused('moveProvider', moved)).toBe('notPermitted')
  expect(await ploy.refused('moveProvider', unsafe)).toBe('addressNotSafe')
  const own = { ...moved, provider: 'arcade' }
  expect(await ploy.refused('moveProvider', own)).toBe('unknownProvider')
  expect(await ploy.ok('moveProvider', moved)).toMatchObject({ status: 'waiting' })
  expect(await ploy.refused('moveProvider', moved)).toBe('alreadyApproved')
  expect(await anan.ok('moveProvider', moved)).toMatchObject({ status: 'moved' })
  expect(await ploy.refused('moveProvider', moved)).toBe('alreadySo')
  // The lobby may embed where it is now, on every copy.
  const policy = async () =>
    (await fetch(stack.url)).headers.get('content-security-policy')?.includes('new.example')
  await expect.poll(policy, { timeout: 30_000 }).toBe(true)

  const { providerList } = await ploy.ok('listProviders', {})
  const other = providerList.find(({ provider }) => provider === 'other')
  expect(other).toMatchObject({ isOn: true, hasKey: true, games: 0, launchUrl })
  expect(other?.formerKeyTime).not.toBeNull()

  const { text } = await database.row<{ text: string }>(sql`
    select string_agg(a::text , '') as text
    from operator_audit a`)
  expect(text).toContain('https://games.example')
  for (const told of [key, renewed.key]) expect(text).not.toContain(told)
})
