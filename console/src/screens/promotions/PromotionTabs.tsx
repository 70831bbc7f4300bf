import { Link } from 'wouter'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { ClaimsTab } from './ClaimsTab.tsx'
import type { TabProps } from './tab-props.ts'
import { TextsTab } from './TextsTab.tsx'
import { TurnsTab } from './TurnsTab.tsx'

/** What stands beside the form, as far as one may read it. */
export function usePromotionTabs() {
  const mayPlayers = useMay('players.read')
  const mayContent = useMay('content.read')
  return [
    ...(mayPlayers ? [{ name: 'claims', View: ClaimsTab } as const] : []),
    ...(mayPlayers ? [{ name: 'turns', View: TurnsTab } as const] : []),
    ...(mayContent ? [{ name: 'texts', View: TextsTab } as const] : []),
  ]
}

export function PromotionTabs({ activity, chosen }: TabProps & { chosen: string | undefined }) {
  const t = useText()
  const sides = usePromotionTabs().map(({ name }) => name)
  const current = sides.find((name) => name === chosen) ?? 'edit'
  return (
    <nav className="tabs" aria-label={t('nav.promotions')}>
      {(['edit', ...sides] as const).map((one) => (
        <Link
          key={one}
          href={one === 'edit' ? `/promotions/${activity}` : `/promotions/${activity}/${one}`}
          className={one === current ? 'on' : ''}
          aria-current={one === current ? 'page' : undefined}
        >
          {t(`promo.tab.${one}`)}
        </Link>
      ))}
    </nav>
  )
}
