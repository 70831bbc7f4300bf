import { useText } from '../../i18n/use-text.ts'
import { artUrl } from '../../ui/art.ts'
import { Card } from '../../ui/Card.tsx'
import { chanceText } from './chance.ts'
import styles from './TeamTree.module.css'

type Member = { phone: string; level: 1 | 2 | 3; joinTime: number; teamSize: number }
type TeamTreeProps = {
  /** Members on each of the three levels. */
  counts: readonly number[]
  rates: readonly number[]
  /** The newest; those one invited oneself are named. */
  members: readonly Member[]
}

const named = 3
const faces = 8

/** The team as a tree: who was invited by the player, and how many came through them. */
export function TeamTree({ counts, rates, members }: TeamTreeProps) {
  const t = useText()
  const size = counts.reduce((sum, count) => sum + count, 0)
  const own = members.filter(({ level }) => level === 1).slice(0, named)
  const others = (counts[0] ?? 0) - own.length
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>
        {t('agent.team')} <small className="num">{t('agent.people', { count: size })}</small>
      </h2>
      <ul className={styles.levels}>
        {counts.map((count, index) => (
          <li key={index} data-level={index + 1}>
            <b>{t('agent.level', { level: index + 1 })}</b>
            <span className="num">{t('agent.people', { count })}</span>
            <small className="num">{rates[index] ? chanceText(rates[index]) : '–'}</small>
          </li>
        ))}
      </ul>
      {own.length > 0 && (
        <div className={styles.tree}>
          <span className={styles.you}>{t('agent.you')}</span>
          <ul className={styles.branches}>
            {own.map((member) => (
              <Branch key={`${member.phone}${member.joinTime}`} member={member} />
            ))}
          </ul>
        </div>
      )}
      {others > 0 && <p className={styles.note}>{t('agent.others', { count: others })}</p>}
      {size === 0 && <p className={styles.note}>{t('agent.noTeam')}</p>}
    </Card>
  )
}

/** Some face, always the same for a member. */
function faceOf(phone: string): number {
  return (phone.charCodeAt(phone.length - 1) + 10 * phone.charCodeAt(phone.length - 2)) % faces
}

function Branch({ member: { phone, teamSize } }: { member: Member }) {
  const t = useText()
  return (
    <li className={styles.branch}>
      <img src={artUrl(`avatar/${faceOf(phone)}.webp`)} alt="" width="44" height="44" />
      <span className="num">{phone}</span>
      <small className="num">
        {teamSize > 0 ? t('agent.through', { count: teamSize }) : t('agent.alone')}
      </small>
    </li>
  )
}
