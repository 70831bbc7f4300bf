import { useText } from '../../i18n/use-text.ts'
import { classNames } from '../../ui/class-names.ts'
import { useCentreChosen } from '../../ui/use-centre-chosen.ts'
import styles from './LevelStrip.module.css'
import { levelArt, type Vip } from './use-vip.ts'

/** Every level by its badge; the player's own stands out, those above are dim. */
export function LevelStrip({ vip: { vip: own, levelList } }: { vip: Vip }) {
  const t = useText()
  const strip = useCentreChosen<HTMLOListElement>(own)
  const levels = [0, ...levelList.map(({ level }) => level)]
  return (
    <ol ref={strip} className={styles.strip} aria-label={t('vip.levels')} tabIndex={0}>
      {levels.map((level) => (
        <li
          key={level}
          className={classNames(
            styles.level,
            level === own && styles.own,
            level > own && styles.above,
          )}
          aria-current={level === own ? 'true' : undefined}
        >
          <img src={levelArt(level)} alt="" width="96" height="96" loading="lazy" />
          <b className="num">{t('vip.level', { level })}</b>
          <small>{t('vip.name', { name: `n${level}` })}</small>
        </li>
      ))}
    </ol>
  )
}
