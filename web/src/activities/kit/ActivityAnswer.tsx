import type { ReactNode } from 'react'
import { goBack } from '../../browser/navigation.ts'
import { useText } from '../../i18n/use-text.ts'
import { Answer, type AskedCall } from '../../calls/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { ActivityBones } from './ActivityBones.tsx'
import styles from './ActivityFrame.module.css'
import { EndedTips } from './EndedTips.tsx'
import { activityFailureText, findBeginning, isEnded, isRefusal } from './failures.ts'
import { NotBegun } from './NotBegun.tsx'

type ActivityAnswerProps<Content> = {
  asked: AskedCall<Content>
  waiting?: ReactNode
  children: (content: Content) => ReactNode
}

/**
 * A page that depends on an activity's call: on its way, here, to come, over, or why it does not
 * come. One that ended while it was shown stays behind the words that say so.
 */
export function ActivityAnswer<Content>({
  asked,
  waiting,
  children,
}: ActivityAnswerProps<Content>) {
  const { data, error } = asked
  if (isEnded(error))
    return (
      <>
        {data !== undefined && children(data)}
        <EndedTips />
      </>
    )
  const beginsAt = data === undefined ? findBeginning(error) : null
  if (beginsAt !== null) return <NotBegun beginsAt={beginsAt} onBegin={asked.refetch} />
  if (data === undefined && isRefusal(error)) return <Refusal error={error} />
  if (data !== undefined) return children(data)
  return (
    <div className={styles.page}>
      <Answer asked={asked} waiting={waiting ?? <ActivityBones />}>
        {children}
      </Answer>
    </div>
  )
}

function Refusal({ error }: { error: unknown }) {
  const t = useText()
  return (
    <EmptyState
      title={t('activity.notOpen')}
      text={activityFailureText(error)}
      action={<Button onClick={goBack}>{t('common.back')}</Button>}
    />
  )
}
