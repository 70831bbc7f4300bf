import { isActive } from '../../activities/activity.ts'
import { useActivities } from '../../activities/kit/activities-store.ts'
import type { PlainTextKey } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useSession } from '../../session/store.ts'
import { smallArtUrl } from '../../ui/art.ts'
import { ShortcutRow, ShortcutTile } from '../../ui/ShortcutTile.tsx'
import { type FeaturedName, featuredSlots } from './featured-slots.ts'

type Look = { image: string; hue: string; title: PlainTextKey; text: PlainTextKey }

const looks: Record<FeaturedName, Look> = {
  spin: { image: '20', hue: '#f0357c', title: 'home.spin', text: 'home.spinNote' },
  tasks: { image: '42', hue: '#7a5bff', title: 'home.tasks', text: 'home.tasksNote' },
  vipRebate: {
    image: 'vipRebate',
    hue: '#ffab2e',
    title: 'home.vipRebate',
    text: 'home.vipRebateNote',
  },
  vip: { image: '8', hue: '#ffab2e', title: 'home.vip', text: 'home.vipNote' },
  agent5: { image: '41', hue: '#17b98a', title: 'home.invite', text: 'home.inviteNote' },
  agentCount: { image: '31', hue: '#17b98a', title: 'home.invite', text: 'home.inviteNote' },
  agent: { image: '26', hue: '#17b98a', title: 'home.invite', text: 'home.inviteNote' },
  deposit: { image: '17', hue: '#17b98a', title: 'home.deposit', text: 'home.depositNote' },
}

const noActivities = {}

export function FeaturedRewards() {
  const t = useText()
  const activityMap = useSession(({ details }) => details?.activityMap ?? noActivities)
  const known = useActivities()
  // Until it is known whether the rebate runs, it is taken to do so with VIP.
  const hasRebate = known?.hasVipRebate ?? isActive(activityMap, 'VIP')
  const slots = featuredSlots(activityMap, hasRebate)
  const waiting = known?.hasTurntable ? t('home.spinWaits') : undefined
  return (
    <ShortcutRow label={t('home.shortcuts')}>
      {slots.map(({ name, href }) => (
        <ShortcutTile
          key={name}
          image={smallArtUrl(`activity/${looks[name].image}`)}
          title={t(looks[name].title)}
          text={t(looks[name].text)}
          hue={looks[name].hue}
          href={href}
          badgeText={name === 'spin' ? waiting : undefined}
        />
      ))}
    </ShortcutRow>
  )
}
