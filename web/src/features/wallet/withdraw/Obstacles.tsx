import { dateTimeText } from '../../../i18n/format.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { useLocale, useText } from '../../../i18n/use-text.ts'
import { Button } from '../../../ui/Button.tsx'
import { ClockIcon, WarningIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import type { Obstacle } from './types.ts'
import styles from './Withdraw.module.css'

type Explanation = {
  title: PlainTextKey
  text: PlainTextKey
  action?: { text: PlainTextKey; href: string }
}

const explanations: Record<Obstacle['name'], Explanation> = {
  kycNotVerified: {
    title: 'wallet.needKyc',
    text: 'wallet.needKycNote',
    action: { text: 'wallet.goKyc', href: '/walletsKyc' },
  },
  walletPasswordUnset: {
    title: 'wallet.needPin',
    text: 'wallet.needPinNote',
    action: { text: 'wallet.setPin', href: '/walletsPassword?back=1' },
  },
  noBankCard: {
    title: 'wallet.needCard',
    text: 'wallet.needCardNote',
    action: { text: 'wallet.bindCard', href: '/bindBankCard?back=1' },
  },
  cardTooNew: { title: 'wallet.cardWaits', text: 'wallet.cardWaitsNote' },
  credentialsChanged: { title: 'wallet.pinWaits', text: 'wallet.pinWaitsNote' },
  passwordDue: {
    title: 'wallet.needPassword',
    text: 'wallet.needPasswordNote',
    action: { text: 'wallet.setPassword', href: '/profile/password' },
  },
  dailyLimitReached: { title: 'wallet.dayFull', text: 'wallet.dayFullNote' },
  switchedOff: { title: 'wallet.paused', text: 'wallet.pausedNote' },
  accountFrozen: {
    title: 'wallet.frozen',
    text: 'wallet.frozenNote',
    action: { text: 'wallet.goService', href: '/service' },
  },
  withdrawalsHeld: {
    title: 'wallet.held',
    text: 'wallet.heldNote',
    action: { text: 'wallet.goService', href: '/service' },
  },
}

/** Everything that stands in the way, said before it is met, with what can be done about it. */
export function Obstacles({ obstacles }: { obstacles: readonly Obstacle[] }) {
  if (obstacles.length === 0) return null
  return (
    <div className={styles.stack}>
      {obstacles.map((obstacle) => (
        <ObstacleNote key={obstacle.name} obstacle={obstacle} />
      ))}
    </div>
  )
}

function ObstacleNote({ obstacle: { name, until } }: { obstacle: Obstacle }) {
  const t = useText()
  const locale = useLocale()
  const { title, text, action } = explanations[name]
  return (
    <Note icon={until === null ? WarningIcon : ClockIcon}>
      <div className={styles.obstacle}>
        <div className={styles.words}>
          <b>{t(title)}</b>
          {t(text)}
          {until !== null && (
            <span className="num"> {t('wallet.until', { at: dateTimeText(until, locale) })}</span>
          )}
        </div>
        {action && (
          <Button size="xs" look="iris" href={action.href}>
            {t(action.text)}
          </Button>
        )}
      </div>
    </Note>
  )
}
