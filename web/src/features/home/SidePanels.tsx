import { dateText } from '../../i18n/format.ts'
import { useBilingual, useLocale, useText } from '../../i18n/use-text.ts'
import { useServiceHref } from '../../site/contact.ts'
import { useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { hideBroken } from '../../ui/hide-broken.ts'
import { ClockIcon, HeadsetIcon } from '../../ui/icons.ts'
import { Pill } from '../../ui/Pill.tsx'
import { Pressable } from '../../ui/Pressable.tsx'
import type { TickerRow } from '../../ui/Ticker.tsx'
import styles from './SidePanels.module.css'

const mostNews = 4

/** Beside the banner while there are no wins to tell of. */
export function NewsPanel() {
  const t = useText()
  const say = useBilingual()
  const locale = useLocale()
  const notices = useSite(({ config }) => config?.appNoticeConfigList)
  const latest = (notices ?? []).toSorted((one, other) => other.publishTime - one.publishTime)
  if (latest.length === 0) return null
  return (
    <section className={styles.panel} aria-labelledby="news">
      <header className={styles.header}>
        <h2 id="news">{t('home.news')}</h2>
        <Pressable className={styles.more} href="/lobby/notice">
          {t('home.seeAll')}
        </Pressable>
      </header>
      <ul className={styles.rows}>
        {latest.slice(0, mostNews).map((notice) => (
          <li key={notice.id}>
            <Pressable className={styles.row} href={`/notice/detail/${notice.id}`}>
              <img
                className={styles.wide}
                src={notice.imgUrl2}
                alt=""
                width="72"
                height="42"
                loading="lazy"
                onError={hideBroken}
              />
              <span className={styles.words}>
                <b>{say(notice.title, notice.titleEn)}</b>
                <small className="num">{dateText(notice.publishTime, locale)}</small>
              </span>
            </Pressable>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Green mode's place beside the banner: care and help instead of winners. */
export function CarePanel() {
  const t = useText()
  const service = useServiceHref()
  return (
    <section className={styles.panel} aria-labelledby="care">
      <div className={styles.care}>
        <h2 id="care">{t('frame.responsible')}</h2>
        <p>{t('home.careNote')}</p>
        <Button icon={ClockIcon} isBlock href="/responsible-play">
          {t('home.careTerms')}
        </Button>
        <Button look="outline" icon={HeadsetIcon} isBlock href={service}>
          {t('home.getHelp')}
        </Button>
      </div>
    </section>
  )
}

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
        {rows.slice(0, mostWins).map((row) => (
          <li key={row.id}>
            <Pressable className={styles.row} href={row.href}>
              <img
                src={row.image}
                alt=""
                width="42"
                height="42"
                loading="lazy"
                onError={hideBroken}
              />
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

const mostWins = 5
