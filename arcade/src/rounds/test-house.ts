import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { games } from '../games/index.ts'
import { createWalletClient } from '../wallet-client.ts'
import { startFakeWallet } from './fake-wallet.ts'

export type Shown = {
  roundId: string
  isOver: boolean
  voidReason: string | null
  winAmount: number
  table: Record<string, unknown>
}
export type Seeds = {
  current: { commitment: string; playerSeed: string; nextNonce: number } | null
  nextCommitment: string
}
export type Reply = {
  status: number
  error: string
  round: Shown
  history: Shown[]
  isOwed: boolean
  balance: number | null
  maxStake: number
  mayAutoplay: boolean
  mayHurry: boolean
  refusedWins: { roundId: string; amount: number; status: string }[]
  games: { en: string }[]
  seeds: Seeds
  revealed: { serverSeed: string; commitment: string } | null
}
export type House = Awaited<ReturnType<typeof openHouse>>

/** A table draws 20,000 seeds before it opens: half a dozen of them cost more than a test. */
export const gamesBesideTables = games.filter(({ course }) => course?.kind !== 'table')

/** The arcade in memory, before a wallet for tests, at the test's hour; tables where it is told. */
export async function openHouse(
  more: Record<string, string> = {},
  open: typeof games = gamesBesideTables,
) {
  const wallet = await startFakeWallet()
  const { platformUrl, walletSecret } = wallet
  const env = { PLATFORM_URL: platformUrl, ARCADE_WALLET_SECRET: walletSecret, LOG_LEVEL: 'silent' }
  const limits = { answerLimitMs: 20_000, pausesMs: [0, 1] }
  const client = createWalletClient({ platformUrl, walletSecret, ...limits })
  const clock = { aheadMs: 0 }
  const nowMs = () => Date.now() + clock.aheadMs
  const parts = { games: open, wallet: client, debtGapMs: 5, archiveGapMs: 20, nowMs }
  const app = createApp(readConfig({ ...env, ...more }), parts)
  await app.ready()
  const launch = async (playerId: number, gameId: number) => {
    const who = { token: 'token-of-sixteen-signs', playerId, gameId, currency: 'THB' }
    const body = { ...who, locale: 'th-TH', platform: '0', words: 'made-at-launch' }
    const answer = await app.inject({ method: 'POST', url: `/play/${gameId}/session`, body })
    const { bearer, ...opened } = answer.json<Reply & { bearer: string }>()
    const headers = { authorization: `Bearer ${bearer}` }
    const ask = async (what: string, payload?: object) => {
      const method = payload ? 'POST' : 'GET'
      const url = `/play/${gameId}/${what}`
      const reply = await app.inject({ method, url, headers, ...(payload && { body: payload }) })
      return { ...reply.json<Omit<Reply, 'status'>>(), status: reply.statusCode }
    }
    return { opened, ask }
  }
  return {
    wallet,
    app,
    clock,
    launch,
    /** A player with words, at a game. */
    async sit(gameId: number, playerId = 7) {
      const { opened, ask } = await launch(playerId, gameId)
      const rotate = async (playerSeed: string) => {
        const commitment = (await ask('snapshot')).seeds.nextCommitment
        return ask('rotate', { playerSeed, commitment })
      }
      if (opened.seeds.current === null) await rotate('first-words')
      return { ask, rotate }
    },
    async read<T>(url: string): Promise<T> {
      return (await app.inject(url)).json<T>()
    },
    async close() {
      await app.close()
      wallet.close()
    },
  }
}
