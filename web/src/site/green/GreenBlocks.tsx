import { useText } from '../../i18n/use-text.ts'
import type { IconType } from '../../ui/draw-icon.tsx'
import { BanIcon, ClockIcon, ShieldIcon } from '../../ui/icons.ts'
import { SectionHeader } from '../../ui/SectionHeader.tsx'
import type { SiteConfig } from '../config.ts'
import { useSite } from '../store.ts'
import styles from './GreenBlocks.module.css'
import { PaymentMarks } from './PaymentMarks.tsx'

const noChannels: SiteConfig['appRechargeTypeList'] = []

/** Green mode's badges: how one pays, and how one plays with care. */
export function GreenBlocks() {
  const t = useText()
  const channels = useSite(({ config }) => config?.appRechargeTypeList ?? noChannels)
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  return (
    <div className={styles.blocks}>
      <SectionHeader title={t('home.payments')} />
      <PaymentMarks channels={channels} />
      <SectionHeader title={t('home.responsibility')} />
      <ul className={styles.duties}>
        <Duty mark={`${age}+`} title={t('home.dutyAge', { age })} text={t('home.dutyAgeNote')} />
        <Duty icon={ShieldIcon} title={t('home.dutyLicence')} text={t('home.dutyLicenceNote')} />
        <Duty icon={ClockIcon} title={t('home.dutyLimits')} text={t('home.dutyLimitsNote')} />
        <Duty icon={BanIcon} title={t('home.dutyBanned')} text={t('home.dutyBannedNote')} />
      </ul>
    </div>
  )
}

type DutyProps = { mark?: string; icon?: IconType; title: string; text: string }

function Duty({ mark, icon: Drawing, title, text }: DutyProps) {
  return (
    <li className={styles.duty}>
      <span className={mark === undefined ? styles.icon : styles.age} aria-hidden="true">
        {Drawing ? <Drawing /> : mark}
      </span>
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
    </li>
  )
}
