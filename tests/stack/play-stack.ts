import { randomBytes } from 'node:crypto'
import { readLaunch } from '@parlour/contract/wallet-protocol.ts'
import type { Database } from '@parlour/server/frame/db.ts'
import { sql } from '@parlour/server/frame/db.ts'
import { noteCatalogueChange } from '@parlour/server/games/index.ts'
import { noteConsent } from '@parlour/server/players/index.ts'
import { checkLedger, post, readBalances } from '@parlour/server/wallet/index.ts'
import { expect } from 'vitest'
import type { Subject } from '../conformance/client.ts'
import type { Called } from './door.ts'
import { answerOf } from './door.ts'
import type { CallAnswer, SignedIn, Stack } from './stack.ts'
import { startStack } from './stack.ts'

/** Games of the test catalogue: one that opens, and one for each reason why not. */
export const games = { open: 101, inMaintenance: 102, off: 103, silent: 104, poker: 301 }
export const arcadeUrl = 'http://127.0.0.1:9'

export type PlayStack = Stack & {
  secret: string
  /** A new player who agreed to the terms and has this many hundredths. */
  join(coin: number): Promise<SignedIn>
  startGame(player: SignedIn, gameId?: number): Promise<Called<CallAnswer<'startGame'>>>
  /** A player with a game open, ready to be bet for. */
  open(coin?: number, gameId?: number): Promise<Subject & { player: SignedIn; gameUrl: string }>
  coin(playerId: number): Promise<number>
  expectCleanLedger(): Promise<void>
}

export async function startPlay(
  clusterUrl: string,
  more: Record<string, string> = {},
): Promise<PlayStack> {
  const secret = randomBytes(24).toString('hex')
  const env = { ARCADE_URL: arcadeUrl, ARCADE_WALLET_SECRET: secret, ...more }
  const stack = await startStack({ clusterUrl, env })
  await seedGames(stack)
  const join = (coin: number) => joinWith(stack, coin)
  const startGame = (player: SignedIn, gameId = games.open) =>
    stack.call('startGame', { gameId }, player)
  return {
    ...stack,
    secret,
    join,
    startGame,
    async open(coin = 100_000_00, gameId = games.open) {
      const player = await join(coin)
      const { gameUrl } = answerOf(await startGame(player, gameId))
      const token = readLaunch(gameUrl)['token'] ?? ''
      const subject = { url: stack.url, provider: 'arcade', secret, gameId, token }
      return { ...subject, playerId: player.playerId, player, gameUrl }
    },
    coin: async (playerId) => (await readBalances(stack.app.database, playerId)).coin,
    async expectCleanLedger() {
      expect((await checkLedger(stack.app.database)).difference).toBeNull()
    },
  }
}

/** The games of the test catalogue. */
export async function seedGames({ app }: { app: { database: Database } }): Promise<void> {
  await app.database.transaction(async (tx) => {
    await tx.run(sql`insert into game_types (type_id, name, name_en, sort) values
      (1, 'สล็อต', 'Slots', 1), (3, 'โป๊กเกอร์', 'Poker', 2)`)
    await tx.run(
      sql`insert into game_brands (brand_id, name, icon, sort) values (1, 'One', '/x', 1)`,
    )
    await tx.run(sql`insert into game_platforms (platform_id, name, sort)
      values (1, 'Arcade', 1), (2, 'Elsewhere', 2)`)
    await tx.run(sql`insert into games (game_id, type_id, brand_id, platform_id, name, name_en,
        sort, is_on, is_maintained)
      values (${games.open}, 1, 1, 1, 'นาค', 'Naga', 1, true, false),
        (${games.inMaintenance}, 1, 1, 1, 'พัก', 'Rest', 2, true, true),
        (${games.off}, 1, 1, 1, 'ปิด', 'Off', 3, false, false),
        (${games.silent}, 1, 1, 2, 'เงียบ', 'Silent', 4, true, false),
        (${games.poker}, 3, 1, 1, 'ไพ่', 'Cards', 5, true, false)`)
    await noteCatalogueChange(tx)
  })
}

async function joinWith(stack: Stack, amount: number): Promise<SignedIn> {
  const player = await stack.signIn()
  const { playerId } = player
  await stack.app.database.transaction(async (tx) => {
    await noteConsent(tx, { playerId, termsVersion: '1', address: 'test' })
    const requirement = { betRate: 1, source: 'deposit' }
    if (amount > 0)
      await post(tx, { code: 'deposit', playerId, key: `test:${playerId}`, amount, requirement })
  })
  return player
}
