import { sql } from '@parlour/server/frame/db.ts'
import { writeMail } from '@parlour/server/messages/index.ts'
import { checkOpenDays } from '@parlour/server/wallet/index.ts'
import { openRound } from '../../conformance/client.ts'
import type { Subject } from '../../conformance/client.ts'
import type { PlayStack } from '../../stack/play-stack.ts'
import { newKey } from '../../stack/stack.ts'
import type { SignedIn } from '../../stack/stack.ts'

export type Veteran = Subject & { player: SignedIn }
/** What is done again and again while the house grows; some of it is got ready before. */
type Act = { name: string; prepare?: () => Promise<unknown>; run: () => Promise<unknown> }

export function listActs(stack: PlayStack, veteran: Veteran): Act[] {
  const { player, playerId } = veteran
  const { database } = stack.app
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
  let round = openRound(veteran)
  let mailId = 0
  let old = ''
  const expectOk = async (told: Promise<{ name: string }>) => {
    const { name } = await told
    if (name !== 'ok') throw new Error(`the wallet answered ${name}`)
  }
  const begin = async () => {
    round = openRound(veteran)
    await round.askBet()
  }
  return [
    { name: 'bet', run: () => expectOk(openRound(veteran).askBet()) },
    { name: 'win', prepare: begin, run: () => expectOk(round.askWin()) },
    { name: 'rollback', prepare: begin, run: () => expectOk(round.askRollback()) },
    {
      name: 'a bet of long ago, again',
      prepare: async () => {
        old = await findOld(stack, veteran)
      },
      run: () => expectRefused(openRound(veteran).askBet({ transactionId: old })),
    },
    { name: 'launch', run: () => stack.ok('startGame', { gameId: veteran.gameId }, player) },
    { name: 'history', run: () => stack.ok('appUserCoinDetail', {}, player) },
    {
      name: 'history, deposits only',
      run: () => stack.ok('appUserCoinDetail', { kind: 'deposit' }, player),
    },
    { name: 'rounds', run: () => stack.ok('betRecord', {}, player) },
    {
      name: 'rounds, undone only',
      run: () => stack.ok('betRecord', { status: 'rolledBack' }, player),
    },
    {
      name: 'statement of a life',
      run: () => stack.ok('appUserReport', { by: 'month', from: day(1_095), to: day(-1) }, player),
    },
    {
      name: 'claim',
      async prepare() {
        const texts = { title: 'ของ', titleEn: 'Gift', content: 'ของ', contentEn: 'Gift' }
        const rewards = [{ id: 2001, count: 100, betRate: 1 }]
        mailId = await database.transaction((tx) =>
          writeMail(tx, { playerId, box: 1, texts, rewards }),
        )
      },
      run: () => stack.ok('receiveMail', { id: mailId }, player, newKey()),
    },
  ]
}

/** What the check reads, for each entry it adds up. */
export async function checkDays({ app }: PlayStack): Promise<number> {
  const { entries, difference } = await checkOpenDays(app.database)
  if (difference !== null) throw new Error(difference)
  return entries
}

/** A bet of the first days. */
async function findOld({ app }: PlayStack, { playerId }: Veteran): Promise<string> {
  const { key } = await app.database.row<{ key: string }>(sql`select key from wallet_filed_keys
    where player_id = ${playerId} and account = 'coin' and provider = 'arcade' limit 1`)
  return key
}

/** Its round is another one now: it is found, and refused. */
async function expectRefused(told: Promise<{ name: string }>): Promise<void> {
  const { name } = await told
  if (name !== 'contentChanged') throw new Error(`the wallet answered ${name}`)
}
