import type { WalletAnswer, WalletCall } from '@parlour/contract/wallet-protocol.ts'
import { walletHeaders } from '@parlour/contract/wallet-protocol.ts'
import { limitsCompanion } from '../limits/index.ts'
import type { App } from '../frame/module.ts'
import type { Job } from '../frame/schedule.ts'
import { createBalanceNews, createWalletLanes } from '../wallet/index.ts'
import type { NoteBigWin } from './big-wins.ts'
import { tellBigWins } from './big-wins.ts'
import { playGate } from './gate.ts'
import { returnOrphans } from './orphans.ts'
import { answerWallet } from './protocol.ts'
import { createProviderFigures } from './provider-figures.ts'
import { forgetArrived } from './refused-wins.ts'
import { roundsCompanion } from './rounds.ts'
import type { SignedRequest } from './signature.ts'

/** Where games' money is moved: the lanes with the gate and the rounds. One for each process. */
export type PlayDesk = {
  answer(name: WalletCall, signed: SignedRequest): Promise<WalletAnswer>
  jobs: Job[]
  stop(): Promise<void>
}

type Telling = { noteBigWin?: NoteBigWin }

/** Whom a big win is told is for the wiring to say: the ticker is a later module's. */
export function createPlayDesk(app: App, { noteBigWin }: Telling = {}): PlayDesk {
  const { database, log, metrics } = app
  const onLost = (error: unknown) => log.warn({ err: error }, 'a lane lost its connection')
  const news = createBalanceNews(database, { onLost })
  const lanes = createWalletLanes(database, {
    gate: playGate,
    companions: [roundsCompanion, limitsCompanion],
    onCommitted: (settled) => news.note(settled),
    onPoison({ provider, playerId, key }, cause) {
      metrics.poison.inc({ provider })
      log.error({ err: cause, provider, playerId, key }, 'a wallet request cannot be written')
    },
    onLost,
  })
  const onOrphanFailure = (error: unknown, roundId: string) => {
    metrics.faults.inc({ where: 'play.orphans' })
    log.error({ err: error, roundId }, 'a forgotten round could not be ended')
  }
  const figures = createProviderFigures(database, onLost)
  return {
    async answer(name, signed) {
      const startedAt = performance.now()
      const answered = await answerWallet(app, lanes, name, signed)
      const provider = signed.headers[walletHeaders.provider]
      if (typeof provider === 'string')
        figures.note(provider, answered, performance.now() - startedAt)
      return answered
    },
    jobs: [
      {
        name: 'play.orphans',
        everyMs: 600_000,
        async run(tx) {
          await forgetArrived(tx)
          await returnOrphans(tx, lanes, onOrphanFailure)
        },
      },
      ...(noteBigWin ? [tellBigWins(noteBigWin)] : []),
    ],
    async stop() {
      await lanes.stop()
      await figures.stop()
      await news.stop()
    },
  }
}
