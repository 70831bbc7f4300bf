import { useEffect } from 'react'
import { isActive } from '../../activities/activity.ts'
import { whenIdle } from '../../browser/when-idle.ts'
import { moneyText, timeText } from '../../i18n/format.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { useShelf } from '../../games/shelf.ts'
import { artUrl, gameArt } from '../../ui/art.ts'
import type { TickerRow } from '../../ui/Ticker.tsx'
import { type BigWin, listBigWins } from './big-wins.ts'
import { loadLobbyTips, useLobbyTips } from './lobby-tips.ts'

/** The latest wins, ready to show; asked for when the home page is. */
export function useBigWins(): TickerRow[] {
  const t = useText()
  const locale = useLocale()
  const { byId } = useShelf()
  const tips = useLobbyTips()
  const isNewYear = useSession(({ details }) => isActive(details?.activityMap ?? {}, 'NewYear'))
  useEffect(() => whenIdle(() => void loadLobbyTips()), [])

  const nameOf = ({ gameId }: BigWin) => {
    const game = gameId === null ? undefined : byId.get(gameId)
    return game ? (locale === 'th-TH' ? game.name : game.nameEn) : t('home.newYear')
  }
  return listBigWins(tips, byId, isNewYear).map((win) => ({
    id: win.id,
    image: win.gameId === null ? artUrl('activity/38.webp') : gameArt(win.gameId).thumb,
    who: win.phone,
    what: t('home.won'),
    gameName: nameOf(win),
    timeText: timeText(win.timestamp),
    amountText: `+${moneyText(win.amount)}`,
    href: win.href,
  }))
}
