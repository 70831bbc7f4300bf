import { artUrl, gameArt } from '../../../ui/art.ts'
import { type Banner, BannerCarousel, BannerSkeleton } from '../../../ui/BannerCarousel.tsx'
import { GameGrid, GameGridSkeleton } from '../../../ui/GameGrid.tsx'
import { SectionHeader } from '../../../ui/SectionHeader.tsx'
import { ShortcutRow, ShortcutTile } from '../../../ui/ShortcutTile.tsx'
import { Ticker } from '../../../ui/Ticker.tsx'
import { Columns, Panel } from '../Panel.tsx'
import { type Say, useSay } from '../use-say.ts'
import { SampleCard, sampleGames } from './GameCardsSection.tsx'

export function HomeSection() {
  const say = useSay()
  return (
    <Panel title={say('home')} span={3}>
      <Columns>
        <BannerCarousel
          label={say('banners')}
          previousLabel={say('previous')}
          nextLabel={say('next')}
          banners={sampleBanners(say)}
        />
        <BannerSkeleton />
      </Columns>
      <Ticker label={say('winners')} rows={sampleWins(say)} />
      <SampleShortcuts say={say} />
      <SectionHeader
        title={say('popular')}
        aside={`15 ${say('games')}`}
        moreText={say('seeAll')}
        href="/test"
      />
      <GameGrid>
        <SampleCard game={sampleGames.naga} badge={{ kind: 'hot', text: say('hot') }} />
        <SampleCard game={sampleGames.cat} />
        <SampleCard game={sampleGames.mask} startsLiked />
        <SampleCard game={sampleGames.tiger} badge={{ kind: 'new', text: say('fresh') }} />
        <SampleCard game={sampleGames.stadium} />
      </GameGrid>
      <SectionHeader title={say('loading')} />
      <GameGridSkeleton count={5} />
    </Panel>
  )
}

function sampleBanners(say: Say): Banner[] {
  return [
    {
      id: 'first-deposit',
      image: artUrl('banner/first-deposit.avif'),
      kicker: say('firstDeposit'),
      title: say('firstDepositTitle'),
      actionText: say('depositNow'),
      href: '/test',
    },
    {
      id: 'vip-rebate',
      image: artUrl('banner/vip-rebate.avif'),
      kicker: say('members'),
      title: say('vipTitle'),
      actionText: say('seeTerms'),
      href: '/test',
    },
    {
      id: 'lucky-spin',
      image: artUrl('banner/lucky-spin.avif'),
      title: say('spinTitle'),
      actionText: say('spinNow'),
      href: '/test',
    },
  ]
}

function sampleWins(say: Say) {
  const wins = [
    { game: sampleGames.naga, who: '098•••4521', amountText: '+48,250.00', timeText: 'PM 2:41:07' },
    {
      game: sampleGames.kraken,
      who: '095•••9046',
      amountText: '+31,075.00',
      timeText: 'PM 2:39:58',
    },
  ]
  return wins.map(({ game, ...win }) => ({
    ...win,
    id: String(game.id),
    image: gameArt(game.id).thumb,
    what: say('won'),
    gameName: game.names[say('siteName') === 'Landao' ? 1 : 0],
    href: '/test',
  }))
}

function SampleShortcuts({ say }: { say: Say }) {
  return (
    <ShortcutRow label={say('shortcuts')}>
      <ShortcutTile
        image={artUrl('activity/20.webp')}
        title={say('wheel')}
        text={say('wheelText')}
        badgeText="3"
        hue="#f0357c"
        href="/test"
      />
      <ShortcutTile
        image={artUrl('activity/42.webp')}
        title={say('tasks')}
        text={say('tasksText')}
        hue="#7a5bff"
        href="/test"
      />
      <ShortcutTile
        image={artUrl('activity/vipRebate.webp')}
        title={say('rebate')}
        text={say('rebateText')}
        hue="#ffab2e"
        href="/test"
      />
      <ShortcutTile
        image={artUrl('activity/41.webp')}
        title={say('invite')}
        text={say('inviteText')}
        hue="#17b98a"
        href="/test"
      />
    </ShortcutRow>
  )
}
