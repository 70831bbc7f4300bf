import { useText } from '../../i18n/use-text.ts'
import { Card } from '../../ui/Card.tsx'
import { BankIcon, CrownIcon, DocumentIcon } from '../../ui/icons.ts'
import { ListRow } from '../../ui/ListRow.tsx'
import { AccountRows } from './AccountRows.tsx'
import { Devices } from './Devices.tsx'
import { LeaveButton, PlayerCard } from './PlayerCard.tsx'
import styles from './ProfilePage.module.css'

/** The player's own page on a phone. */
export function UserPage() {
  const t = useText()
  return (
    <div className={styles.page}>
      <PlayerCard />
      <Card>
        <ListRow icon={DocumentIcon} title={t('title.info')} href="/profile/info" />
        <ListRow icon={CrownIcon} title={t('title.vip')} href="/profile/vip" />
        <ListRow icon={BankIcon} title={t('title.bank')} href="/profile/bank" />
      </Card>
      <AccountRows />
      <Devices />
      <LeaveButton />
    </div>
  )
}
