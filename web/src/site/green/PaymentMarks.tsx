import { useBilingual } from '../../i18n/use-text.ts'
import { BankIcon, QrIcon, WalletIcon } from '../../ui/icons.ts'
import type { SiteConfig } from '../config.ts'
import styles from './GreenBlocks.module.css'

const marks = { qr: QrIcon, bank: BankIcon, page: WalletIcon }

type Payments = { channels: SiteConfig['appRechargeTypeList'] }

/** The site's own channels, each with the mark of its kind. */
export function PaymentMarks({ channels }: Payments) {
  const say = useBilingual()
  return (
    <ul className={styles.payments}>
      {channels.map(({ id, name, nameEn, variant }) => {
        const Mark = marks[variant]
        return (
          <li key={id}>
            <Mark />
            {say(name, nameEn)}
          </li>
        )
      })}
    </ul>
  )
}
