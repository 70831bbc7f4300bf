import { useBilingual, useText } from '../i18n/use-text.ts'
import { useShortMoney } from '../money/use-money.ts'
import { ChoiceRow } from '../ui/ChoiceRow.tsx'
import type { Channel } from '../money/types.ts'
import { channelMark } from './channel-mark.ts'
import styles from './DepositForm.module.css'
import { useUsualTime } from './use-usual-time.ts'
import type { DepositForm } from './use-deposit-form.ts'

const kinds = { page: 'deposit.byPage', qr: 'deposit.byQr', bank: 'deposit.byBank' } as const

/** The ways to pay in, each with its mark, usual time and limits. */
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
      isTile
      image={channelMark(channel)}
      title={say(channel.name, channel.nameEn)}
      text={
        <>
          {usual ?? t(kinds[channel.variant])}
          <span className={`num ${styles.limits}`}>{`${min}–${max}`}</span>
        </>
      }
      isChosen={channel.id === form.channel?.id}
      onChoose={(value) => form.chooseChannel(Number(value))}
    />
  )
}
