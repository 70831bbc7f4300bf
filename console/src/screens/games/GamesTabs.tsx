import { Link } from 'wouter'
import { useText } from '../../i18n/texts.ts'

const tabs = ['games', 'providers'] as const

export function GamesTabs({ chosen }: { chosen: (typeof tabs)[number] }) {
  const t = useText()
  return (
    <p className="row tabbed">
      {tabs.map((one) => (
        <Link
          key={one}
          href={one === 'games' ? '/games' : '/games/providers'}
          className={one === chosen ? 'on' : ''}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {t(`gm.tab.${one}`)}
        </Link>
      ))}
    </p>
  )
}
