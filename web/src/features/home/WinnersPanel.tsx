import { useText } from '../../i18n/use-text.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import type { TickerRow } from '../../ui/Ticker.tsx'
import styles from './SidePanel.module.css'

const mostRows = 5

/** The desktop's list of the latest wins. */
export function WinnersPanel({ rows }: { rows: readonly TickerRow[] }) {
  const t = useText()
  return (
    <section className={styles.panel} aria-labelledby="winners">
      <header className={styles.header}>
        <h2 id="winners">{t('home.winners')}</h2>
        <Pill tone="ok" isLive>
          {t('home.live')}
        </Pill>
      </header>
      <ul className={styles.rows}>
        {rows.slice(0, mostRows).map((row) => (
          <li key={row.id}>
            <Pressable className={styles.row} href={row.href}>
              <img src={row.image} alt="" width="42" height="42" loading="lazy" />
              <span className={styles.words}>
                <b className="num">{row.who}</b>
                <small>
                  {row.gameName} · <span className="num">{row.timeText}</span>
                </small>
              </span>
              <em className="num">{row.amountText}</em>
            </Pressable>
          </li>
        ))}
      </ul>
    </section>
  )
}
