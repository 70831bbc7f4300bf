import { formatMoney } from '@parlour/contract/money.ts'
import { useAnswer } from '../../calls/queries.ts'
import { lastDays } from '../../i18n/days.ts'
import { changeText, shareText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { FigureStrip } from '../../ui/FigureStrip.tsx'
import { useNow } from '../../ui/use-now.ts'

const days = 30

/** What a game took and gave in the last 30 days, for those who may read reports. */
export function GameFigures({ id }: { id: number }) {
  const t = useText()
  const { from, to } = lastDays(useNow(), days)
  const isOn = useMay('reports.read')
  const { data } = useAnswer('listReportLines', { part: 'games', from, to }, { isOn })
  if (!data) return null
  const found = data.lineList.find(({ line }) => line === `game:${id}`)
  const { staked = 0, won = 0, ggr = 0 } = found?.figures ?? {}
  const rows = [
    [t('gm.staked'), formatMoney(staked)],
    [t('gm.return'), shareText(won, staked)],
    [t('gm.ggr'), formatMoney(ggr)],
    [t('gm.change'), changeText(found?.before.ggr ?? 0, ggr)],
  ] as const
  return <FigureStrip label={t('gm.days', { n: days })} rows={rows} />
}
