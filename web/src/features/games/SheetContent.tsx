import { type ElementType, type RefObject, useState } from 'react'
import { useCall } from '../../calls/queries.ts'
import { toggleLike, useIsLiked } from '../../games/favorites.ts'
import { type Game, isClosed, practicePath, startPath } from '../../games/lists.ts'
import { useReopening } from '../../games/reopening.ts'
import { useBrandName, useGameName } from '../../games/shelf.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { useArtRoot, useSite } from '../../site/store.ts'
import { gameArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { GamePicture } from '../../ui/GamePicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, HeartIcon, PlayIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Pressable, type PressProps } from '../../ui/Pressable.tsx'
import { GameFactList, OwnLines, WeekBest } from './GameSheetParts.tsx'
import styles from './GameSheet.module.css'

type SheetContentProps = {
  game: Game
  Title: ElementType
  close: PressProps
  /** What the heart does, where there is no app to turn it. */
  like?: PressProps
  /** Where the buttons stand. */
  place?: RefObject<HTMLDivElement | null>
}

/** What the server knows of a game. */
export function useGameInfo(gameId: number, enabled = true) {
  return useCall('gameInfo', { gameId }, { staleTime: 5_000, enabled })
}

/** All of a game's sheet but the frame that it stands in. */
export function SheetContent({ game, Title, close, like, place }: SheetContentProps) {
  const t = useText()
  return (
    <>
      <Cover game={game} />
      <div className={styles.body}>
        <Head game={game} Title={Title} />
        <Told key={game.id} game={game} />
      </div>
      <Actions game={game} place={place} like={like ?? { onClick: () => toggleLike(game.id) }} />
      <IconButton
        icon={CloseIcon}
        label={t('common.close')}
        look="glass"
        className={styles.close}
        {...close}
      />
    </>
  )
}

function Cover({ game }: { game: Game }) {
  const root = useArtRoot()
  const art = gameArt(game.id, { root, version: game.version })
  const [isBroken, setBroken] = useState(false)
  return (
    <div className={styles.cover}>
      {!isBroken && (
        <GamePicture
          art={art}
          sizes="(min-width: 1024px) 330px, 96vw"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  )
}

function Head({ game, Title }: { game: Game; Title: ElementType }) {
  const say = useBilingual()
  const types = useSite(({ config }) => config?.appGameTypeList)
  const type = types?.find(({ id }) => id === game.typeId)
  const about = [useBrandName(game.brandId), type && say(type.name, type.nameEn)]
  return (
    <header>
      <Title className={styles.title}>{useGameName(game)}</Title>
      <p className={styles.about}>{about.filter(Boolean).join(' · ')}</p>
    </header>
  )
}

/** What the server knows of it; without an answer the sheet is shorter, and still plays. */
function Told({ game }: { game: Game }) {
  const t = useText()
  const money = useMoney()
  const reopening = useReopening(game)
  const isLoggedIn = useIsLoggedIn()
  const info = useGameInfo(game.id)
  const { facts, countedPercent = 100, openRound, ownWeek, bestList } = info.data ?? {}
  return (
    <>
      {isClosed(game) && (
        <Note tone="warn">
          {t('games.closed')}
          {reopening !== undefined && ` · ${reopening}`}
        </Note>
      )}
      {openRound && (
        <Note tone="info">{t('gameSheet.waits', { money: money(openRound.stake) })}</Note>
      )}
      <GameFactList facts={facts} isWaiting={info.isPending} />
      <OwnLines {...{ facts, countedPercent, ownWeek, isLoggedIn }} />
      {bestList && bestList.length > 0 && <WeekBest rows={bestList} />}
    </>
  )
}

type ActionsProps = {
  game: Game
  place: RefObject<HTMLDivElement | null> | undefined
  like: PressProps
}

function Actions({ game, place, like }: ActionsProps) {
  const t = useText()
  const name = useGameName(game)
  const isLiked = useIsLiked(game.id)
  const { data } = useGameInfo(game.id)
  return (
    <div ref={place} className={styles.actions}>
      {!isClosed(game) && (
        <Button look="brand" icon={PlayIcon} isBlock href={startPath(game.id)}>
          {t(data?.openRound ? 'gameSheet.continue' : 'gameSheet.play')}
        </Button>
      )}
      {!isClosed(game) && data?.hasPractice && (
        <Button isBlock href={practicePath(game.id)}>
          {t('gameSheet.practice')}
        </Button>
      )}
      <Pressable
        className={styles.like}
        aria-label={t(isLiked ? 'games.unlike' : 'games.like', { name })}
        aria-pressed={like.href === undefined ? isLiked : undefined}
        {...like}
      >
        <HeartIcon />
      </Pressable>
    </div>
  )
}
