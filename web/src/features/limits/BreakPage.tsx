import { useState } from 'react'
import { exclusionLengths, timeOutLengths } from '@parlour/contract/limit-kinds.ts'
import { goTo } from '../../browser/navigation.ts'
import { Answer } from '../../calls/Answer.tsx'
import { type CallInput, send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { useText } from '../../i18n/use-text.ts'
import { clearSession } from '../../session/store.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { CheckIcon, CloseIcon } from '../../ui/icons.ts'
import { lengthWords } from './limit-words.ts'
import { PausedView } from './PausedView.tsx'
import styles from './Limits.module.css'

type Wish = CallInput<'takeBreak'>

/** A break: now, for a time, or for long. Each says exactly what will happen. */
export function BreakPage() {
  const asked = useCall('getLimits', {})
  return (
    <div className={styles.page}>
      <Answer asked={asked}>
        {({ pause }) => (pause ? <PausedView pause={pause} /> : <BreakChoice />)}
      </Answer>
    </div>
  )
}

function BreakChoice() {
  const t = useText()
  const [wish, setWish] = useState<Wish | null>(null)
  const { isBusy, press } = useBreak()
  const isChosen = (kind: Wish['kind'], length: string) =>
    wish?.kind === kind && 'length' in wish && wish.length === length
  return (
    <>
      <Card className={styles.card}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>{t('limits.stop')}</h2>
            <p className={styles.small}>{t('limits.stopNote')}</p>
          </div>
          <Button look="iris" isLoading={isBusy} onClick={() => press({ kind: 'stop' })}>
            {t('limits.stopButton')}
          </Button>
        </div>
      </Card>
      <Card className={styles.card}>
        <h2 className={styles.title}>{t('limits.timeOut')}</h2>
        <div className={styles.buttons}>
          {timeOutLengths.map((length) => (
            <Chip
              key={length}
              isOn={isChosen('timeOut', length)}
              onClick={() => setWish({ kind: 'timeOut', length })}
            >
              {t(lengthWords[length])}
            </Chip>
          ))}
        </div>
      </Card>
      <Card className={styles.card}>
        <h2 className={styles.title}>{t('limits.exclusion')}</h2>
        <div className={styles.buttons}>
          {exclusionLengths.map((length) => (
            <Chip
              key={length}
              isOn={isChosen('exclusion', length)}
              onClick={() => setWish({ kind: 'exclusion', length })}
            >
              {t(lengthWords[length])}
            </Chip>
          ))}
        </div>
        <p className={styles.small}>{t('limits.exclusionNote')}</p>
      </Card>
      <Consequences isExclusion={wish?.kind === 'exclusion'} />
      <Button
        look="iris"
        isBlock
        disabled={wish === null}
        isLoading={isBusy}
        onClick={() => wish && press(wish)}
      >
        {t('limits.begin')}
      </Button>
    </>
  )
}

const consequences = ['limits.endsEverything', 'limits.closesPlay', 'limits.noShorter'] as const

function Consequences({ isExclusion }: { isExclusion: boolean }) {
  const t = useText()
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('limits.atOnce')}</h2>
      <ul className={styles.points}>
        {consequences.map((words) => (
          <li key={words} className={styles.point}>
            <CloseIcon className={styles.mark} />
            {t(words)}
          </li>
        ))}
        {isExclusion && (
          <li className={styles.point}>
            <CloseIcon className={styles.mark} />
            {t('limits.givesUp')}
          </li>
        )}
        <li className={styles.point}>
          <CheckIcon className={styles.mark} />
          <b>{t('limits.staysOpen')}</b>
        </li>
      </ul>
    </Card>
  )
}

/** Asks once. With the answer every sign-in has ended, this one too: the page begins anew. */
function useBreak() {
  const t = useText()
  return usePress(async (wish: Wish) => {
    const length = wish.kind === 'stop' ? 'day' : 'length' in wish ? wish.length : undefined
    const isSure = await confirm({
      title: t('limits.ask', { length: length ? t(lengthWords[length]) : '' }),
      text: t('limits.askNote'),
      confirmText: t('limits.begin'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    try {
      await send('takeBreak', wish)
      clearSession()
      goTo('/login', { replace: true })
    } catch (error) {
      showFailure(error)
    }
  })
}
