import { lazy, useEffect, useId, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { needTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { SearchIcon } from '../../ui/icons.ts'
import { Piece } from '../../ui/Piece.tsx'
import styles from './SearchBox.module.css'

const SearchPanel = lazy(async () => {
  const [module] = await Promise.all([
    import('../../features/games/SearchPanel.tsx'),
    needTexts(['games']),
  ])
  return { default: module.SearchPanel }
})

/** The upper bar's search field; what it finds drops down under it. */
export function SearchBox() {
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
          <Piece>
            <SearchPanel
              question={question}
              onChoose={(chosen) => {
                setQuestion(chosen)
                field.current?.focus()
              }}
            />
          </Piece>
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
