import { loginPathFrom } from '../../browser/return-path.ts'
import { sheetPath } from '../../games/lists.ts'
import { useShelf } from '../../games/shelf.ts'
import { classNames } from '../../ui/class-names.ts'
import overlay from '../../ui/overlay/Overlay.module.css'
import sheet from '../../ui/overlay/Sheet.module.css'
import { SheetContent } from './SheetContent.tsx'
import styles from './GameSheet.module.css'

/** A game's sheet as the server draws it over home: all that can be pressed is a link. */
export function DrawnSheet({ gameId }: { gameId: number }) {
  const game = useShelf().byId.get(gameId)
  if (!game) return null
  const home = '/lobby/home'
  return (
    <>
      <a className={classNames(overlay.scrim, overlay.sheet)} href={home} tabIndex={-1} />
      <div className={classNames(overlay.sheet, sheet.place, styles.drawn)}>
        <div
          role="dialog"
          aria-modal
          aria-labelledby="sheet-title"
          className={classNames(sheet.panel, styles.panel)}
        >
          <SheetContent
            game={game}
            Title={DrawnTitle}
            close={{ href: home }}
            like={{ href: loginPathFrom(sheetPath(gameId)) }}
          />
        </div>
      </div>
    </>
  )
}

function DrawnTitle({ className, children }: { className: string; children: string }) {
  return (
    <h2 id="sheet-title" className={className}>
      {children}
    </h2>
  )
}
