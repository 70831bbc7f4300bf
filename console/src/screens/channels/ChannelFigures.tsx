import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import { shareText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { FigureStrip } from '../../ui/FigureStrip.tsx'

/** How a way to deposit did in the last 24 hours. */
export function ChannelFigures({ id }: { id: number }) {
  const t = useText()
  const { data } = useAnswer('listChannelFigures', {})
  if (!data) return null
  const found = data.channelList.find(({ rechargeType }) => rechargeType === id)
  const { asked = 0, credited = 0, open = 0, amount = 0, usualSeconds = null } = found ?? {}
  const rows = [
    [t('ch.accepted'), shareText(credited, asked - open)],
    [t('ch.orders'), t('ch.ordersOf', { credited, asked })],
    [t('ch.open'), String(open)],
    [t('ch.credited'), formatMoney(amount)],
    [t('ch.usual'), usualSeconds === null ? '—' : t('ch.seconds', { n: usualSeconds })],
  ] as const
  return <FigureStrip label={t('ch.day')} rows={rows} />
}
