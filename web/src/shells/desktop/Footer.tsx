import { getPlatform } from '../../browser/platform.ts'
import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { SocialLinks } from '../../site/SocialLinks.tsx'
import { useIsGreen, useSite, useBrand } from '../../site/store.ts'
import { BrandMark } from '../../ui/BrandMark.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './Footer.module.css'

const isInApp = getPlatform().appVersion !== null

const GreenBlocks = lazyPiece(
  () => withTexts(['green'], import('../../site/green/GreenBlocks.tsx')),
  (module) => module.GreenBlocks,
)

export function Footer() {
  const isGreen = useIsGreen()
  return (
    <footer className={styles.footer}>
      {isGreen && <GreenBlocks />}
      <div className={styles.columns}>
        <About />
        <Links />
        <Contacts />
        <Apps />
      </div>
    </footer>
  )
}

function About() {
  const t = useText()
  const brand = useBrand()
  const config = useSite((site) => site.config)
  return (
    <div className={styles.about}>
      <BrandMark {...brand} />
      <p>{t('frame.ageNote', { age: config?.ageLimit ?? 21 })}</p>
      {!isInApp && <p>{t('frame.country', { region: config?.region ?? 'th' })}</p>}
      <SocialLinks />
    </div>
  )
}

function Links() {
  const t = useText()
  return (
    <nav className={styles.links} aria-label={t('frame.about')}>
      <Pressable href="/terms-of-use">{t('frame.terms')}</Pressable>
      <Pressable href="/privacy-policy">{t('frame.privacy')}</Pressable>
      <Pressable href="/limits">{t('frame.limits')}</Pressable>
      <Pressable href="/break">{t('frame.break')}</Pressable>
      <Pressable href="/responsible-play">{t('frame.responsible')}</Pressable>
      <Pressable href="/about">{t('frame.about')}</Pressable>
    </nav>
  )
}

/** Our own page about it, whatever else the operator offers, and the address. */
function Contacts() {
  const t = useText()
  const config = useSite((site) => site.config)
  const services = (config?.appCustomerServiceQueue ?? []).filter(({ url }) => url !== '/service')
  return (
    <nav className={styles.links} aria-label={t('frame.contact')}>
      <Pressable href="/service">{t('frame.contact')}</Pressable>
      {services.map((service) => (
        <Pressable key={service.url} href={service.url}>
          {service.name}
        </Pressable>
      ))}
      {config && (
        <Pressable href={`mailto:${config.supportEmail}`}>{config.supportEmail}</Pressable>
      )}
    </nav>
  )
}

/** Badges of our own, and only for apps there are. */
function Apps() {
  const t = useText()
  const address = useSite(({ config }) => config?.h5.downloadUrl ?? '')
  if (address === '' || isInApp) return null
  return (
    <nav aria-label={t('frame.app')}>
      <Pressable className={styles.badge} href="/apkdownload">
        <DownloadIcon />
        <span>
          <small>{t('frame.app')}</small>
          {t('frame.appAndroid')}
        </span>
      </Pressable>
    </nav>
  )
}
