import type { LimitKind } from '@parlour/contract/limit-kinds.ts'
import type { limitCalls } from '@parlour/contract/player/limits.ts'
import type { InputOf } from '@parlour/contract/call.ts'
import { mergeAnswer } from '../../calls/answer-store.ts'
import { send } from '../../calls/api.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { timeAmount } from './limit-text.ts'

type Name = Exclude<keyof typeof limitCalls, 'getLimits' | 'takeBreak'>

/** Sends a change; its answer is how everything stands now. */
export function useLimitCall<N extends Name>(name: N, onDone?: () => void) {
  return usePress(async (input: InputOf<(typeof limitCalls)[N]>) => {
    try {
      await mergeAnswer('getLimits', await send(name, input as never))
      onDone?.()
    } catch (error) {
      showFailure(error)
    }
  })
}

/** Money or hours, by the kind of the limit. */
export function useAmountText(): (kind: LimitKind, amount: number) => string {
  const t = useText()
  const money = useShortMoney()
  return (kind, amount) =>
    kind === 'time' ? t('limits.hours', { time: timeAmount(Math.max(0, amount)) }) : money(amount)
}
