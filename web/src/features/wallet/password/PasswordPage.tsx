import { useSearchParams } from 'wouter'
import { goBack } from '../../../browser/go-back.ts'
import { goTo } from '../../../browser/navigation.ts'
import { dateTimeText } from '../../../i18n/format.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { useCall } from '../../../calls/queries.ts'
import { Note } from '../../../ui/Note.tsx'
import walletStyles from '../Wallet.module.css'
import { ChangeForm } from './ChangeForm.tsx'
import { InitForm } from './InitForm.tsx'

/** The wallet password: set the first time, changed after that. */
export function PasswordPage() {
  const t = useText()
  const locale = useLocale()
  const [search] = useSearchParams()
  const safebox = useCall('getSafebox', {})
  const leave = (): void => {
    if (search.get('back') === '1') goBack()
    else goTo('/lobby/wallets/others', { replace: true })
  }
  return (
    <div className={walletStyles.page}>
      <div className={`${walletStyles.column} ${walletStyles.narrow}`}>
        <p className={walletStyles.note}>{t('wallet.pinRule')}</p>
        <Answer asked={safebox}>
          {({ hasSafeboxPassword, lockedUntil }) => (
            <>
              {lockedUntil !== null && (
                <Note tone="bad">
                  {t('wallet.pinLockedUntil', { at: dateTimeText(lockedUntil, locale) })}
                </Note>
              )}
              {hasSafeboxPassword ? <ChangeForm onDone={leave} /> : <InitForm onDone={leave} />}
            </>
          )}
        </Answer>
      </div>
    </div>
  )
}
