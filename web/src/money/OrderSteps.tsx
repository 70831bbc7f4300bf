import { dateTimeText } from '../i18n/format.ts'
import { useLocale, useText } from '../i18n/use-text.ts'
import { OrderTimeline } from '../ui/OrderTimeline.tsx'
import { depositWay, type Step, stepsOf, withdrawalWay } from './order-steps.ts'
import { depositStates, reasonText, withdrawalStates } from './order-texts.ts'
import type { DepositOrder, WithdrawalOrder } from './types.ts'

type Order = Pick<DepositOrder, 'period' | 'timeline'>

type DepositStepsProps = {
  order: DepositOrder
  /** How long it may be paid, by the countdown's own clock. */
  minutes: number
  /** How long its channel usually takes, where that is known. */
  usual: string | null
}

/** The way of a deposit: what is usual stands before what the terms allow. */
export function DepositSteps({ order, minutes, usual }: DepositStepsProps) {
  const t = useText()
  const { minDays, maxDays } = order.period
  const longest = t('deposit.checkingTakes', { min: minDays, max: maxDays })
  const ahead: Record<string, string> = {
    awaiting: t('deposit.payWithin', { minutes }),
    paid: usual === null ? longest : `${usual} · ${longest}`,
    credited: t('deposit.creditedNote'),
  }
  return (
    <Steps
      order={order}
      steps={stepsOf(order.timeline, depositWay)}
      title={(status) => t(depositStates[status as DepositOrder['status']].text)}
      ahead={ahead}
    />
  )
}

export function WithdrawalSteps({ order }: { order: WithdrawalOrder }) {
  const t = useText()
  const { minDays, maxDays } = order.period
  return (
    <Steps
      order={order}
      steps={stepsOf(order.timeline, withdrawalWay)}
      title={(status) => t(withdrawalStates[status as WithdrawalOrder['status']].text)}
      ahead={{ paid: t('deposit.payoutTakes', { min: minDays, max: maxDays }) }}
    />
  )
}

type StepsProps = {
  order: Order
  steps: readonly Step[]
  title: (status: string) => string
  /** What to expect of a step that has not happened, or is happening. */
  ahead: Record<string, string>
}

function Steps({ steps, title, ahead }: StepsProps) {
  const t = useText()
  const locale = useLocale()
  const say = ({ time, reason, state, status }: Step): string => {
    const isOver = state === 'done' || state === 'failed'
    const expected = isOver ? undefined : ahead[status]
    // What is expected of the present step says more than when it began.
    const at = time === null || expected ? null : dateTimeText(time, locale)
    return [at, reasonText(t, reason), expected].filter(Boolean).join(' · ')
  }
  return (
    <OrderTimeline
      label={t('deposit.timeline')}
      steps={steps.map((step) => ({
        id: `${step.status}-${step.time ?? 'later'}`,
        state: step.state,
        title: title(step.status),
        text: say(step) || undefined,
      }))}
    />
  )
}
