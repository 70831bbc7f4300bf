import { useBilingual, useText } from '../i18n/use-text.ts'
import { useShortMoney } from '../money/use-money.ts'
import { ChoiceRow } from '../ui/ChoiceRow.tsx'
import { BankIcon, QrIcon, WalletIcon } from '../ui/icons.ts'
import { Pill } from '../ui/Pill.tsx'
import type { Channel } from '../money/types.ts'
import styles from './DepositForm.module.css'
import { useUsualTime } from './use-usual-time.ts'
import type { DepositForm } from './use-deposit-form.ts'

const kinds = { page: 'deposit.byPage', qr: 'deposit.byQr', bank: 'deposit.byBank' } as const
const marks = { page: WalletIcon, qr: QrIcon, bank: BankIcon }

/** The ways to pay in, each with its sign and limits. */
export function ChannelList({ form }: { form: DepositForm }) {
  const t = useText()
  return (
    <fieldset className={styles.channels}>
      <legend className={styles.heading}>{t('deposit.channels')}</legend>
      {form.channels.map((channel) => (
        <ChannelRow key={channel.id} channel={channel} form={form} />
      ))}
    </fieldset>
  )
}

function ChannelRow({ channel, form }: { channel: Channel; form: DepositForm }) {
  const t = useText()
  const say = useBilingual()
  const usual = useUsualTime(channel.usualSeconds)
  const money = useShortMoney()
  const min = money(channel.minAmount)
  const max = money(channel.maxAmount)
  return (
    <ChoiceRow
      name="deposit-channel"
      value={String(channel.id)}
      {...(channel.iconH5 ? { image: channel.iconH5 } : { icon: marks[channel.variant] })}
      title={say(channel.name, channel.nameEn)}
      text={
        <>
          {t(kinds[channel.variant])} <span className={styles.limits}>{`${min} – ${max}`}</span>
          {usual !== null && <span className={styles.usual}>{usual}</span>}
        </>
      }
      tag={channel.isRecommended && <Pill tone="ok">{t('deposit.recommended')}</Pill>}
      isChosen={channel.id === form.channel?.id}
      onChoose={(value) => form.chooseChannel(Number(value))}
    />
  )
}
