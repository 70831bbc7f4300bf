import { useText } from '../../i18n/use-text.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useSite, useSiteName } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { HeadsetIcon, ShieldIcon } from '../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../ui/KeyValue.tsx'
import { Note } from '../../ui/Note.tsx'
import { Prose } from '../../ui/Prose.tsx'
import styles from './LicencePage.module.css'

/** The picture an operator uploads under this name is the certificate. */
const certificateKey = 'licence'

/** Under which licence the site runs, or that it has none. */
export function LicencePage() {
  const t = useText()
  const certificate = useSite(({ config }) =>
    config?.appGenericImgList.find(({ uniqueKey }) => uniqueKey === certificateKey),
  )
  const isLicensed = useSite(({ config }) => Boolean(config?.licence.number))
  return (
    <div className={styles.page}>
      {!isLicensed && <Note tone="warn">{t('about.demoNote')}</Note>}
      {isLicensed && certificate && (
        <img className={styles.certificate} src={certificate.img} alt={t('about.certificate')} />
      )}
      <Operator />
      <Card>
        <h2 className={styles.title}>{t('about.checkTitle')}</h2>
        <Prose text={isLicensed ? t('about.check') : t('about.checkDemo')} />
      </Card>
      <Ask />
    </div>
  )
}

function Operator() {
  const t = useText()
  const site = useSiteName()
  const config = useSite((state) => state.config)
  const region = config?.region ?? 'th'
  const { number = '', holder = '', authority = '' } = config?.licence ?? {}
  return (
    <Card>
      <h2 className={styles.title}>
        <ShieldIcon className={styles.icon} />
        {t('about.operatorTitle')}
      </h2>
      <KeyValueList>
        <KeyValue name={t('about.siteName')}>{site}</KeyValue>
        <KeyValue name={t('about.country')}>{t('about.countryName', { region })}</KeyValue>
        <KeyValue name={t('about.licenceState')}>
          {number === '' ? t('about.demo') : t('about.licensed')}
        </KeyValue>
        {number !== '' && <KeyValue name={t('about.licenceNumber')}>{number}</KeyValue>}
        {holder !== '' && <KeyValue name={t('about.licenceHolder')}>{holder}</KeyValue>}
        {authority !== '' && <KeyValue name={t('about.licenceAuthority')}>{authority}</KeyValue>}
        <KeyValue name={t('about.ageLimit')}>
          {t('about.ageValue', { age: config?.ageLimit ?? 21 })}
        </KeyValue>
        {config && <KeyValue name={t('about.email')}>{config.supportEmail}</KeyValue>}
      </KeyValueList>
    </Card>
  )
}

function Ask() {
  const t = useText()
  const service = useServiceHref()
  return (
    <Button icon={HeadsetIcon} href={service}>
      {t('about.ask')}
    </Button>
  )
}
