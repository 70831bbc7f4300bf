import { mergeAnswer } from '../calls/answer-store.ts'
import { type CallOutput, send } from '../calls/api.ts'
import { text } from '../i18n/texts.ts'
import { confirm } from '../ui/ask.ts'

type Wish = CallOutput<'getLimits'>['depositLimit']

/**
 * A limit is asked for when the deposit is confirmed, where nobody can overlook it. What is closed
 * without an answer counts as none: then nothing is ordered and nothing declined.
 */
export async function askLimit(wish: Wish): Promise<'deposit' | 'limits' | 'nothing'> {
  if (wish === 'none') return 'deposit'
  let isDeclined = false
  const decline = { text: text('deposit.limitDecline'), onChoose: () => (isDeclined = true) }
  const isWanted = await confirm({
    title: text(wish === 'asked' ? 'deposit.limitAsk' : 'deposit.limitNeeded'),
    text: text('deposit.limitNote'),
    confirmText: text('deposit.limitSet'),
    ...(wish === 'asked' && { other: decline }),
    isCalm: true,
  })
  if (isWanted) return 'limits'
  if (!isDeclined) return 'nothing'
  await mergeAnswer('getLimits', await send('declineLimit', {}))
  return 'deposit'
}
