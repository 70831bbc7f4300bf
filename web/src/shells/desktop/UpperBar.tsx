import { useEffect, useId, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlayerBalance } from '../../session/PlayerBalance.tsx'
import { useIsLoggedIn, useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { HeadsetIcon, MailIcon, SearchIcon } from '../../ui/icons.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import type { Route } from '../router.ts'
import styles from './UpperBar.module.css'

/** Search on the lobby pages, the title on all others; the way in or the balance at its end. */
export function UpperBar({ route }: { route: Route | null }) {
  const t = useText()
  const service = useServiceHref()
  const isLoggedIn = useIsLoggedIn()
  const hasMail = useSession(({ details }) => details?.dots.hasMail === true)
  const title = route?.header === 'lobby' ? undefined : t(route?.title ?? 'frame.missing')
  return (
    <TopBar title={title} search={<SearchBox />}>
      <IconButton
        icon={MailIcon}
        label={t(hasMail ? 'frame.unreadMail' : 'frame.mail')}
        hasDot={hasMail}
        href="/lobby/email"
      />
      <IconButton icon={HeadsetIcon} label={t('frame.service')} href={service} />
      {isLoggedIn ? <PlayerBalance isLarge /> : <WayIn />}
    </TopBar>
  )
}

function WayIn() {
  const t = useText()
  return (
    <>
      <Button look="outline" size="sm" href="/login">
        {t('frame.login')}
      </Button>
      <Button look="brand" size="sm" href="/register">
        {t('frame.registerLong')}
      </Button>
    </>
  )
}

const SearchPanel = lazyPiece(
  () => withTexts(['games'], import('../../features/games/SearchPanel.tsx')),
  (module) => module.SearchPanel,
)

/** The upper bar's search field; what it finds drops down under it. */
function SearchBox() {
  const t = useText()
  const [question, setQuestion] = useState('')
  const { frame, isOpen, setOpen } = useDropDown()
  const field = useRef<HTMLInputElement>(null)
  const panelId = useId()
  return (
    <div ref={frame} className={styles.box}>
      <label className={styles.field}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={panelId}
          aria-label={t('frame.searchLong')}
          placeholder={t('frame.searchLong')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={question}
          onFocus={() => setOpen(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return
            // The browser would empty the field, which is as if something else were typed.
            event.preventDefault()
            setOpen(false)
          }}
          onChange={(event) => {
            setQuestion(event.target.value)
            setOpen(true)
          }}
        />
      </label>
      <div id={panelId} hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <SearchPanel
            question={question}
            onChoose={(chosen) => {
              setQuestion(chosen)
              field.current?.focus()
            }}
          />
        )}
      </div>
    </div>
  )
}

/** Open while something in it has the focus; Escape, a click elsewhere and a new page close it. */
function useDropDown() {
  const frame = useRef<HTMLDivElement>(null)
  const path = usePathname()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === path
  useEffect(() => {
    if (!isOpen) return undefined
    const leave = (event: Event) => {
      const isInside = event.target instanceof Node && frame.current?.contains(event.target)
      if (!isInside) setOpenAt(null)
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpenAt(null)
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [isOpen])
  return { frame, isOpen, setOpen: (open: boolean) => setOpenAt(open ? path : null) }
}
