import { useCallback, useState } from 'react'
import { Link } from 'wouter'
import { classNames } from './class-names.ts'
import { hideBroken } from './hide-broken.ts'
import { useAutoplay, usePause } from './use-pause.ts'
import styles from './Ticker.module.css'

export type TickerRow = {
  id: string
  image: string
  /** A masked phone number. */
  who: string
  what: string
  gameName: string
  timeText: string
  amountText: string
  href: string
}

export type TickerProps = {
  label: string
  rows: readonly TickerRow[]
}

const rowMs = 2500

/** One row at a time, newest first; it cannot be dragged, only opened. */
export function Ticker({ label, rows }: TickerProps) {
  const [turn, setTurn] = useState(0)
  const { isPaused, pauseProps } = usePause()
  const advance = useCallback(() => setTurn((now) => now + 1), [])
  useAutoplay(advance, rowMs, isPaused || rows.length < 2)

  const shown = turn % rows.length
  const previous = turn === 0 ? -1 : (turn - 1) % rows.length
  return (
    <section className={styles.ticker} aria-label={label} {...pauseProps}>
      {rows.map((row, place) =>
        place === shown || place === previous ? (
          <TickerLine
            key={row.id}
            row={row}
            move={place !== shown ? 'leaving' : turn > 0 ? 'entering' : undefined}
          />
        ) : null,
      )}
    </section>
  )
}

function TickerLine({ row, move }: { row: TickerRow; move: 'entering' | 'leaving' | undefined }) {
  const isLeaving = move === 'leaving'
  return (
    <Link
      href={row.href}
      className={classNames(styles.row, move && styles[move])}
      aria-hidden={isLeaving || undefined}
      tabIndex={isLeaving ? -1 : undefined}
    >
      <img src={row.image} alt="" width="36" height="36" onError={hideBroken} />
      <span className={styles.words}>
        <span className={styles.line}>
          <b className="num">{row.who}</b> {row.what}
        </span>
        <small className={styles.line}>
          {row.gameName} · <span className="num">{row.timeText}</span>
        </small>
      </span>
      <span className={classNames('num', styles.amount)}>{row.amountText}</span>
    </Link>
  )
}
