import { useState } from 'react'
import { forgottenAfterYears, leavesAfterDays } from '@parlour/contract/closing.ts'
import { downloadBlob } from '../../browser/download.ts'
import { goTo } from '../../browser/navigation.ts'
import { refreshCall } from '../../calls/answer-store.ts'
import { Answer } from '../../calls/Answer.tsx'
import { CallFailure, type CallOutput, send } from '../../calls/api.ts'
import { useCall } from '../../calls/queries.ts'
import { showFailure } from '../../calls/show-failure.ts'
import { usePress } from '../../calls/use-press.ts'
import { dateTimeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { clearSession } from '../../session/store.ts'
import { confirm } from '../../ui/ask.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DownloadIcon, UserIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import styles from './OwnAccountPage.module.css'

type Closing = CallOutput<'getClosing'>

/** What a player may have of us, and how they leave. */
export function OwnAccountPage() {
  const asked = useCall('getClosing', {})
  return (
    <div className={styles.page}>
      <Answer asked={asked}>
        {(closing) => (
          <>
            <CopyCard exportFrom={closing.exportFrom} />
            <ClosingCard closing={closing} />
          </>
        )}
      </Answer>
    </div>
  )
}

function CopyCard({ exportFrom }: { exportFrom: number | null }) {
  const t = useText()
  const locale = useLocale()
  const { isBusy, press } = usePress(async () => {
    try {
      const { fileName, text } = await send('exportAccount', {})
      downloadBlob(new Blob([text], { type: 'application/json' }), fileName)
      toast.show(t('ownAccount.copyMade'))
    } catch (error) {
      const isTwice = error instanceof CallFailure && error.error === 'exportedToday'
      if (isTwice) toast.error(t('ownAccount.copyTwice'))
      else showFailure(error)
    }
    await refreshCall('getClosing')
  })
  return (
    <section>
      <SectionHeader title={t('ownAccount.copy')} />
      <Card className={styles.card}>
        <p>{t('ownAccount.copyNote')}</p>
        {exportFrom !== null && (
          <Note>{t('ownAccount.copyWait', { time: dateTimeText(exportFrom, locale) })}</Note>
        )}
        <Button
          look="brand"
          icon={DownloadIcon}
          isBlock
          disabled={exportFrom !== null}
          isLoading={isBusy}
          onClick={press}
        >
          {t('ownAccount.copyMake')}
        </Button>
      </Card>
    </section>
  )
}

const obstacleWords = {
  accountFrozen: 'ownAccount.accountFrozen',
  roundOpen: 'ownAccount.roundOpen',
  depositOpen: 'ownAccount.depositOpen',
  withdrawalOpen: 'ownAccount.withdrawalOpen',
  debtOpen: 'ownAccount.debtOpen',
  balanceLeft: 'ownAccount.balanceLeft',
} as const

function ClosingCard({ closing }: { closing: Closing }) {
  const t = useText()
  const { obstacleList } = closing
  const days = leavesAfterDays
  return (
    <section>
      <SectionHeader title={t('ownAccount.close')} />
      <Card className={styles.card}>
        <p>{t('ownAccount.closeNote')}</p>
        <ul className={styles.points}>
          <li>{t('ownAccount.pointOut')}</li>
          <li>{t('ownAccount.pointPoints')}</li>
          <li>{t('ownAccount.pointMonth', { days })}</li>
          <li>{t('ownAccount.pointLaw', { years: forgottenAfterYears })}</li>
          <li>{t('ownAccount.pointBack', { days })}</li>
        </ul>
        {obstacleList.length > 0 ? (
          <>
            <p>{t('ownAccount.first')}</p>
            <ul className={styles.parts}>
              {obstacleList.map((obstacle) => (
                <li key={obstacle}>
                  <Note tone="warn">{t(obstacleWords[obstacle])}</Note>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <ClosingForm account={closing.account} />
        )}
        <Button look="outline" isBlock href="/break">
          {t('ownAccount.break')}
        </Button>
      </Card>
    </section>
  )
}

/** The name typed, then the question: nobody closes an account by a slip of the finger. */
function ClosingForm({ account }: { account: string }) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const { isBusy, press } = usePress(async () => {
    const isSure = await confirm({
      title: t('ownAccount.ask'),
      text: t('ownAccount.askNote'),
      confirmText: t('ownAccount.closeButton'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    try {
      await send('closeAccount', { account: typed.trim() })
      clearSession()
      goTo('/login', { replace: true })
      toast.show(t('ownAccount.closed'))
    } catch (error) {
      showFailure(error)
      await refreshCall('getClosing')
    }
  })
  const isRight = typed.trim() === account
  return (
    <>
      <TextField
        label={t('ownAccount.type')}
        hint={account}
        icon={UserIcon}
        name="account"
        autoComplete="off"
        error={typed.length >= account.length && !isRight ? t('ownAccount.typeWrong') : undefined}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button look="bad" isBlock disabled={!isRight} isLoading={isBusy} onClick={press}>
        {t('ownAccount.closeButton')}
      </Button>
    </>
  )
}
