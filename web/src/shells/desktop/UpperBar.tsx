import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { openSheet } from '../../games/open-sheet.ts'
import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { PlayerBalance } from '../../site/PlayerBalance.tsx'
import { useIsLoggedIn, useIsResting, useSession } from '../../session/store.ts'
import { useServiceHref } from '../../site/contact.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { HeadsetIcon, MailIcon, SearchIcon } from '../../ui/icons.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { restPath, type ShellProps } from '../router.ts'
import { Bell } from './Bell.tsx'
import { useDropDown } from './use-drop-down.ts'
import styles from './UpperBar.module.css'

const LeaveButton = lazyPiece(
  () => import('../LeaveButton.tsx'),
  (module) => module.LeaveButton,
)

/** The title of a page that has one, the search, and the way in or the balance at its end. */
export function UpperBar({ route, title }: Pick<ShellProps, 'route' | 'title'>) {
  const t = useText()
  const service = useServiceHref()
  const isLoggedIn = useIsLoggedIn()
  const hasMail = useSession(({ details }) => details?.dots.hasMail === true)
  const isResting = useIsResting()
  const hasOwnTitle = route?.header === 'lobby' || (isResting && route?.path === restPath)
  return (
    <TopBar title={hasOwnTitle ? undefined : t(title)} search={!isResting && <SearchBox />}>
      {isLoggedIn && <Bell />}
      <IconButton
        icon={MailIcon}
        label={t(hasMail ? 'frame.unreadMail' : 'frame.mail')}
        hasDot={hasMail}
        href="/lobby/email"
      />
      <IconButton icon={HeadsetIcon} label={t('frame.service')} href={service} />
      {isLoggedIn ? <PlayerBalance isLarge /> : <WayIn />}
      {isResting && <LeaveButton />}
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
  () => withTexts(['games', 'titles', 'search'], import('../../features/games/SearchPanel.tsx')),
  (module) => module.SearchPanel,
)

/** The upper bar's search field; what it finds drops down under it. */
function SearchBox() {
  const t = useText()
  const [question, setQuestion] = useState('')
  const { frame, isOpen, setOpen } = useDropDown()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  useSearchKeys(field)
  const listOptions = () => [...(frame.current?.querySelectorAll('[role=option]') ?? [])]
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const options = listOptions()
    const at = options.findIndex(({ id }) => id === activeId)
    if (step !== undefined && options.length > 0) {
      const next = options[(Math.max(at, step > 0 ? -1 : 0) + step) % options.length]
      setActiveId((next ?? options.at(-1))?.id ?? null)
      next?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'ArrowRight' && at >= 0) {
      const gameId = Number((options[at] as HTMLElement).dataset['game'])
      if (!gameId) return
      setOpen(false)
      openSheet(gameId)
    } else if (event.key === 'Enter') {
      // The first hit is meant where none was chosen.
      const chosen = options[Math.max(at, 0)]
      if (chosen instanceof HTMLElement) chosen.click()
    } else if (event.key === 'Escape') setOpen(false)
    else return
    // The browser would move the caret or empty the field.
    event.preventDefault()
  }
  return (
    <div ref={frame} className={styles.box}>
      <label className={styles.field}>
        <SearchIcon />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen ? (activeId ?? undefined) : undefined}
          aria-autocomplete="list"
          aria-keyshortcuts="/ Control+K"
          aria-label={t('frame.searchLong')}
          placeholder={t('frame.searchLong')}
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          value={question}
          onFocus={() => setOpen(true)}
          onKeyDown={keyDown}
          onChange={(event) => {
            setQuestion(event.target.value)
            setActiveId(null)
            setOpen(true)
          }}
        />
        {question === '' && (
          <kbd className={styles.key} aria-hidden="true">
            Ctrl K
          </kbd>
        )}
      </label>
      <div hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <SearchPanel
            question={question}
            listId={listId}
            activeId={activeId}
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

/** `/` and Ctrl K lead to the search field from anywhere, unless one is writing. */
function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const hear = (event: globalThis.KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName))
      const isCtrlK = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isCtrlK && (event.key !== '/' || isTyping)) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [field])
}
