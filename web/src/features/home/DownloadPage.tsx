import { moneyText } from '../../i18n/format.ts'
import { useText } from '../../i18n/use-text.ts'
import { currencySigns } from '@parlour/contract/money.ts'
import { useSite, useSiteName } from '../../site/store.ts'
import { Card } from '../../ui/Card.tsx'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
import { EmptyState } from '../../ui/StateView.tsx'
import { AppOffer } from './AppOffer.tsx'
import styles from './DownloadPage.module.css'

/** Paid once, after a deposit, to whoever signs in from the installed app. */
const downloadBonus = 20_00

/** The page of the Android app. */
export function DownloadPage() {
  const t = useText()
  const siteName = useSiteName()
  const config = useSite((site) => site.config)
  const sign = currencySigns[config?.currency ?? 'THB']
  if (config && config.h5.downloadUrl === '')
    return <EmptyState title={t('home.noApp')} text={t('home.noAppNote')} />
  return (
    <div className={styles.page}>
      <Card look="cool" className={styles.app}>
        <img src={config?.appGenericImg.download_icon} alt="" width="88" height="88" />
        <h2>{siteName}</h2>
        <p>{t('home.appNote')}</p>
        <AppOffer />
      </Card>
      <Note tone="info">{t('home.appBonus', { amount: sign + moneyText(downloadBonus) })}</Note>
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
