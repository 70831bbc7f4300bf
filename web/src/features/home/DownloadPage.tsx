import type { ConfigOf } from '../../activities/rules/words.ts'
import { useInstallQuestion } from '../../browser/install-prompt.ts'
import { getPlatform, type InstallWay, installWayOf, installWays } from '../../browser/platform.ts'
import { useIsDesktop } from '../../browser/viewport.ts'
import { useCall } from '../../calls/queries.ts'
import { useText } from '../../i18n/use-text.ts'
import { useShortMoney } from '../../money/use-money.ts'
import { useSite, useSiteName } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { Note } from '../../ui/Note.tsx'
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
        <InstallSteps />
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
      <InstallSteps />
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

/** How this site gets onto the home screen: by this browser's way first. */
function InstallSteps() {
  const t = useText()
  const platform = getPlatform()
  const own = installWayOf(navigator.userAgent, platform)
  const question = useInstallQuestion((kept) => kept.question)
  if (platform.isInstalled) return <Note tone="info">{t('install.there')}</Note>
  return (
    <Card className={styles.install}>
      <h2>{t('install.title')}</h2>
      <p>{t('install.note')}</p>
      {question ? (
        <Button look="brand" icon={DownloadIcon} onClick={() => void question.prompt()}>
          {t('install.now')}
        </Button>
      ) : (
        <Way way={own} />
      )}
      <details>
        <summary>{t('install.others')}</summary>
        {installWays
          .filter((way) => way !== own)
          .map((way) => (
            <Way key={way} way={way} />
          ))}
      </details>
    </Card>
  )
}

function Way({ way }: { way: InstallWay }) {
  const t = useText()
  return (
    <>
      <h3>{t(`install.${way}`)}</h3>
      <ol className={styles.steps}>
        <li>{t(`install.${way}1`)}</li>
        <li>{t(`install.${way}2`)}</li>
        <li>{t(`install.${way}3`)}</li>
      </ol>
    </>
  )
}
