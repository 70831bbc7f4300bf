import { type RefObject, useRef, useState } from 'react'
import { useCall } from '../../calls/queries.ts'
import { toggleLike, useIsLiked } from '../../games/favorites.ts'
import { type Game, isClosed, practicePath, startPath } from '../../games/lists.ts'
import { closeSheet, useOpenSheet } from '../../games/open-sheet.ts'
import { useReopening } from '../../games/reopening.ts'
import { useBrandName, useGameName, useShelf } from '../../games/shelf.ts'
import { useBilingual, useText } from '../../i18n/use-text.ts'
import { useMoney } from '../../money/use-money.ts'
import { useIsLoggedIn } from '../../session/store.ts'
import { useArtRoot, useSite } from '../../site/store.ts'
import { gameArt } from '../../ui/art.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { GamePicture } from '../../ui/GamePicture.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { CloseIcon, HeartIcon, PlayIcon } from '../../ui/icons.ts'
import { Note } from '../../ui/Note.tsx'
import { Overlay, OverlayTitle } from '../../ui/overlay/Overlay.tsx'
import sheet from '../../ui/overlay/Sheet.module.css'
import { GameFactList, OwnLines, WeekBest } from './GameSheetParts.tsx'
import styles from './GameSheet.module.css'

/** What a game is, before it opens. It stays drawn while it closes. */
export function GameSheet() {
  const gameId = useOpenSheet((open) => open.gameId)
  const known = useShelf().byId.get(gameId ?? 0)
  const [last, setLast] = useState(known)
  if (known && known !== last) setLast(known)
  return last ? <Sheet game={last} isOpen={known !== undefined} /> : null
}

function Sheet({ game, isOpen }: { game: Game; isOpen: boolean }) {
  const t = useText()
  const play = useRef<HTMLDivElement>(null)
  return (
    <Overlay
      open={isOpen}
      onClose={closeSheet}
      layer="sheet"
      placeClass={sheet.place}
      panelClass={classNames(sheet.panel, styles.panel)}
      startAt={() => play.current?.querySelector('a') ?? null}
    >
      <Cover game={game} />
      <div className={styles.body}>
        <Head game={game} />
        <Told key={game.id} game={game} />
      </div>
      <Actions game={game} place={play} />
      <IconButton
        icon={CloseIcon}
        label={t('common.close')}
        look="glass"
        className={styles.close}
        onClick={closeSheet}
      />
    </Overlay>
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

function Head({ game }: { game: Game }) {
  const say = useBilingual()
  const types = useSite(({ config }) => config?.appGameTypeList)
  const type = types?.find(({ id }) => id === game.typeId)
  const about = [useBrandName(game.brandId), type && say(type.name, type.nameEn)]
  return (
    <header>
      <OverlayTitle className={styles.title}>{useGameName(game)}</OverlayTitle>
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
  const info = useCall('gameInfo', { gameId: game.id }, { staleTime: 5_000 })
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

type ActionsProps = { game: Game; place: RefObject<HTMLDivElement | null> }

function Actions({ game, place }: ActionsProps) {
  const t = useText()
  const name = useGameName(game)
  const isLiked = useIsLiked(game.id)
  const { data } = useCall('gameInfo', { gameId: game.id }, { staleTime: 5_000 })
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
      <button
        type="button"
        className={styles.like}
        aria-label={t(isLiked ? 'games.unlike' : 'games.like', { name })}
        aria-pressed={isLiked}
        onClick={() => toggleLike(game.id)}
      >
        <HeartIcon />
      </button>
    </div>
  )
}
