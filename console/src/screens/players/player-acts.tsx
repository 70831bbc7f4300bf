import { rewardIds } from '@parlour/contract/reward-items.ts'
import type { ReactNode } from 'react'
import type { CallInput, CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { readNumber } from '../../forms/units.ts'
import type { Written } from '../../ui/read-form.ts'
import { AdjustFields, CardField, GiveFields, LengthField, LimitFields } from './ActFields.tsx'
import { readLimit } from './limit-amount.ts'

type Player = CallOutput<'getPlayer'>
/** What may want a second person says how many spoke. */
type Agreed = { status?: string; ended?: number; approvals?: number; neededApprovals?: number }

export type PlayerAct = {
  permission: 'players.hold' | 'players.decide' | 'money.correct'
  isOffered: (player: Player) => boolean
  isDangerous?: true
  /** What is asked for beside the reason. */
  ask?: (player: Player) => ReactNode
  work: (player: Player, reason: string, written: Written) => Promise<Agreed>
}

const always = () => true

/** Everything that may be done with a player, in the order it is offered in. */
export const playerActs = {
  hold: {
    permission: 'players.hold',
    isOffered: ({ areWithdrawalsHeld }) => !areWithdrawalsHeld,
    isDangerous: true,
    work: ({ playerId }, reason) => send('setWithdrawalHold', { playerId, isHeld: true, reason }),
  },
  free: {
    permission: 'players.hold',
    isOffered: ({ areWithdrawalsHeld }) => areWithdrawalsHeld,
    work: ({ playerId }, reason) => send('setWithdrawalHold', { playerId, isHeld: false, reason }),
  },
  end: {
    permission: 'players.hold',
    isOffered: always,
    work: ({ playerId }, reason) => send('endSessions', { playerId, reason }),
  },
  adjust: {
    permission: 'money.correct',
    isOffered: always,
    ask: () => <AdjustFields />,
    work: ({ playerId }, reason, written) =>
      send('adjust', {
        playerId,
        direction: written['direction'] as CallInput<'adjust'>['direction'],
        amount: readMoney(written),
        reference: written['reference'] ?? '',
        reason,
      }),
  },
  give: {
    permission: 'money.correct',
    isOffered: ({ state }) => state === 'active',
    ask: ({ playerId }) => <GiveFields playerId={playerId} />,
    work: ({ playerId }, reason, written) => {
      const itemId = Number(written['itemId'])
      const isMoney = itemId === rewardIds.coin || itemId === rewardIds.points
      return send('grantReward', {
        playerId,
        itemId,
        amount: isMoney ? readMoney(written) : Number(written['amount']),
        betRate: Number(written['betRate']),
        reference: written['reference'] ?? '',
        reason,
      })
    },
  },
  limit: {
    permission: 'players.decide',
    isOffered: always,
    ask: () => <LimitFields />,
    work: ({ playerId }, reason, written) => {
      const { kind, period } = written as Pick<CallInput<'setHouseLimit'>, 'kind' | 'period'>
      const amount = readLimit(kind, written['amount'])
      return send('setHouseLimit', { playerId, kind, period, amount, reason })
    },
  },
  timeOut: {
    permission: 'players.decide',
    isOffered: ({ pause }) => pause?.kind !== 'exclusion',
    isDangerous: true,
    ask: () => <LengthField of="timeOut" />,
    work: ({ playerId }, reason, { length }) =>
      send('timeOutPlayer', { playerId, length: length as TimeOut, reason }),
  },
  exclude: {
    permission: 'players.decide',
    isOffered: always,
    isDangerous: true,
    ask: () => <LengthField of="exclusion" />,
    work: ({ playerId }, reason, { length }) =>
      send('excludePlayer', { playerId, length: length as Exclusion, reason }),
  },
  freeze: {
    permission: 'players.decide',
    isOffered: ({ state }) => state === 'active',
    isDangerous: true,
    work: ({ playerId }, reason) => send('setFreeze', { playerId, isFrozen: true, reason }),
  },
  unfreeze: {
    permission: 'players.decide',
    isOffered: ({ state }) => state === 'frozen',
    work: ({ playerId }, reason) => send('setFreeze', { playerId, isFrozen: false, reason }),
  },
  close: {
    permission: 'players.decide',
    isOffered: ({ state }) => state !== 'closed',
    isDangerous: true,
    ask: ({ playerId }) => <CardField playerId={playerId} />,
    work: ({ playerId }, reason, { bankCardId }) =>
      send('closePlayer', {
        playerId,
        ...(bankCardId && { bankCardId: Number(bankCardId) }),
        reason,
      }),
  },
  reopen: {
    permission: 'players.decide',
    isOffered: ({ state }) => state === 'closed',
    work: ({ playerId }, reason) => send('reopenPlayer', { playerId, reason }),
  },
} satisfies Record<string, PlayerAct>

export type PlayerActName = keyof typeof playerActs

type TimeOut = CallInput<'timeOutPlayer'>['length']
type Exclusion = CallInput<'excludePlayer'>['length']

/** What is no amount goes as nought, which the server refuses. */
function readMoney({ amount = '' }: Written): number {
  const read = readNumber('hundredths', amount)
  return typeof read === 'number' ? read : 0
}
