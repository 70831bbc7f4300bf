import type { RewardItem } from '@parlour/contract/reward-items.ts'
import { useState } from 'react'
import { CallFailure, send } from '../../calls/api.ts'
import { text } from '../../i18n/texts.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { refreshMail } from '../../session/unread-mail.ts'
import { toast } from '../../ui/toast.ts'
import { claimGapMs } from './last-tap.ts'
import { useDebounced } from './use-debounced.ts'

/** Claims what is attached to a mail, once however often the button is tapped. */
export function useClaim(mailId: number) {
  const [isClaiming, setIsClaiming] = useState(false)
  const [granted, setGranted] = useState<readonly RewardItem[]>([])
  const [isShown, setIsShown] = useState(false)

  const claim = async (): Promise<void> => {
    setIsClaiming(true)
    const items = await claimReward(mailId)
    setIsClaiming(false)
    if (!items) return
    setGranted(items)
    setIsShown(true)
  }

  return {
    isClaiming,
    granted,
    isShown,
    hide: () => setIsShown(false),
    claim: useDebounced(() => void claim(), claimGapMs),
  }
}

async function claimReward(id: number): Promise<RewardItem[] | null> {
  try {
    const { propList } = await send('receiveMail', { id })
    return propList
  } catch (error) {
    explain(error)
    return null
  } finally {
    await Promise.all([refreshCall('getMailDetail'), refreshMail()])
  }
}

function explain(error: unknown): void {
  const reason = error instanceof CallFailure ? error.error : ''
  if (reason === 'alreadyClaimed') toast.error(text('mail.alreadyClaimed'))
  else if (reason === 'expired') toast.error(text('mail.tooLate'))
  else if (reason === 'kycDue') toast.error(text('mail.kycDue'))
  else showFailure(error)
}
