import { dateText } from '../../i18n/format.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useLocale, useText } from '../../i18n/use-text.ts'
import { useSite } from '../../site/store.ts'
import { Pressable } from '../../ui/Pressable.tsx'
import styles from './SidePanel.module.css'

const mostRows = 4

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
        {latest.slice(0, mostRows).map((notice) => (
          <li key={notice.id}>
            <Pressable className={styles.row} href={`/notice/detail/${notice.id}`}>
              <img
                className={styles.wide}
                src={notice.imgUrl2}
                alt=""
                width="72"
                height="42"
                loading="lazy"
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
