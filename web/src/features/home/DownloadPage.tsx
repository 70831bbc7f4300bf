import type { ConfigOf } from '../../activities/rules/words.ts'
import { useIsDesktop } from '../../browser/viewport.ts'
import { useCall } from '../../calls/queries.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useSite, useSiteName } from '../../site/store.ts'
import { Card } from '../../ui/Card.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { AppOffer } from './AppOffer.tsx'
import styles from './DownloadPage.module.css'

/** The page of the Android app. */
export function DownloadPage() {
  const t = useText()
  const siteName = useSiteName()
  const isDesktop = useIsDesktop()
  const config = useSite((site) => site.config)
  if (config && config.h5.downloadUrl === '')
    return (
      <div className={styles.page}>
        <EmptyState title={t('home.noApp')} text={t('home.noAppNote')} />
        <AppBonus />
      </div>
    )
  return (
    <div className={styles.page}>
      <Card look="cool" className={styles.app}>
        <img src={config?.appGenericImg.download_icon} alt="" width="88" height="88" />
        <h2>{siteName}</h2>
        <p>{t('home.appNote')}</p>
        {isDesktop ? <p>{t('home.appOnPhone')}</p> : <AppOffer />}
      </Card>
      <AppBonus />
      <ol className={styles.steps}>
        <li>{t('home.appStep1')}</li>
        <li>{t('home.appStep2')}</li>
        <li>{t('home.appStep3')}</li>
      </ol>
      {config && config.h5.url.length > 0 && (
        <Card>
          {config.h5.url.map((url) => (
            <ListRow key={url} title={url.replace(/^https:\/\//, '')} href={url} />
          ))}
        </Card>
      )}
    </div>
  )
}

/** Paid once, after a deposit, to whoever signs in from the installed app: while it runs. */
function AppBonus() {
  const t = useText()
  const money = useShortMoney()
  const { data } = useCall('activityRules', { name: 'AppDownload' })
  if (!data?.isRunning) return null
  const { bonus, minDeposit, betRate } = data.config as ConfigOf<'AppDownload'>
  const numbers = { amount: money(bonus), deposit: money(minDeposit), rate: betRate }
  return <Note tone="info">{t('home.appBonus', numbers)}</Note>
}
