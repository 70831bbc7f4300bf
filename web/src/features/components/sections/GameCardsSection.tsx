import { useState } from 'react'
import { gameArt } from '../../../ui/art.ts'
import { Card } from '../../../ui/Card.tsx'
import { GameCard, type GameCardProps, GameCardSkeleton } from '../../../ui/GameCard.tsx'
import { GameGrid } from '../../../ui/GameGrid.tsx'
import { HistoryIcon, LogOutIcon, MailIcon, PhoneIcon, UserIcon } from '../../../ui/icons.ts'
import { KeyValue, KeyValueList } from '../../../ui/KeyValue.tsx'
import { ListRow } from '../../../ui/ListRow.tsx'
import { Pill } from '../../../ui/Pill.tsx'
import { Panel } from '../Panel.tsx'
import { useSay } from '../use-say.ts'

export function GameCardsSection() {
  const say = useSay()
  const closed = { text: say('closed'), reopensText: say('reopens') }
  return (
    <Panel title={say('cards')} span={2}>
      <GameGrid>
        <SampleCard game={sampleGames.naga} badge={{ kind: 'hot', text: say('hot') }} />
        <SampleCard
          game={sampleGames.kraken}
          badge={{ kind: 'new', text: say('fresh') }}
          startsLiked
        />
        <SampleCard game={sampleGames.sugar} maintenance={closed} />
        <SampleCard game={sampleGames.tiger} hasArt={false} />
        <GameCardSkeleton />
      </GameGrid>
    </Panel>
  )
}

type SampleCardProps = Pick<GameCardProps, 'badge' | 'maintenance' | 'hasArt'> & {
  game: SampleGame
  startsLiked?: boolean
}

export function SampleCard({ game, startsLiked = false, ...state }: SampleCardProps) {
  const say = useSay()
  const [isLiked, setLiked] = useState(startsLiked)
  const name = say('siteName') === 'Landao' ? game.names[1] : game.names[0]
  return (
    <GameCard
      gameId={game.id}
      name={name}
      studio={game.studio}
      href="/test"
      isLiked={isLiked}
      likeLabel={`${say('like')} ${name}`}
      onLike={() => setLiked(!isLiked)}
      {...state}
    />
  )
}

type SampleGame = {
  id: number
  names: readonly [th: string, en: string]
  studio: string
}

/** A few of the games that have pictures. */
export const sampleGames = {
  naga: { id: 101, names: ['นาคาเพลิง', 'Naga Ember'], studio: 'Marigold' },
  cat: { id: 102, names: ['กวักทรัพย์', 'Lucky Paw'], studio: 'Marigold' },
  mask: { id: 103, names: ['หน้ากากอมูเนต', 'Mask of Amunet'], studio: 'Sunreel' },
  kraken: { id: 202, names: ['อ่าวคราเคน', 'Kraken Cove'], studio: 'Bluefin' },
  sugar: { id: 105, names: ['ชูการ์ออร์บิต', 'Sugar Orbit'], studio: 'Lollybit' },
  tiger: { id: 110, names: ['พยัคฆ์คิง', 'Tiger King'], studio: 'Marigold' },
  stadium: { id: 401, names: ['สเตเดียมวัน', 'Stadium One'], studio: 'Pitchside' },
} as const satisfies Record<string, SampleGame>

export function ListsSection() {
  const say = useSay()
  return (
    <Panel title={say('lists')}>
      <div>
        <ListRow icon={UserIcon} title={say('account')} href="/test" />
        <ListRow icon={HistoryIcon} title={say('records')} href="/test" />
        <ListRow icon={MailIcon} title={say('mail')} dotLabel={say('unread')} href="/test" />
        <ListRow
          icon={PhoneIcon}
          title={say('bind')}
          tag={
            <Pill tone="ok" className="num">
              +฿20
            </Pill>
          }
          href="/test"
        />
        <ListRow
          image={gameArt(101).thumb}
          title={<span className="num">098•••4521</span>}
          text={say('won')}
          end={<b className="num">+48,250.00</b>}
        />
        <ListRow icon={LogOutIcon} title={say('logOut')} onClick={() => undefined} isBad />
      </div>
      <Card look="flat">
        <KeyValueList>
          <KeyValue name={say('depositAmount')}>฿1,000.00</KeyValue>
          <KeyValue name={say('bonus')} isGain>
            {say('bonusValue')}
          </KeyValue>
          <KeyValue name={say('duration')}>{say('checkingText')}</KeyValue>
        </KeyValueList>
      </Card>
      <Card look="warm">{say('bonus')}</Card>
      <Card look="cool">{say('task')}</Card>
    </Panel>
  )
}
