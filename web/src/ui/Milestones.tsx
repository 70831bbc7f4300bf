import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.ts'
import { Pressable } from './Pressable.tsx'
import { Progress } from './Progress.tsx'
import styles from './Milestones.module.css'

export type Milestone = {
  at: number
  image: string
  state: 'locked' | 'claimable' | 'done'
  /** The prize and its state in words. */
  label: string
  /** The prize in short, under the bar. */
  text?: string | undefined
  /** The number with its unit. */
  atText?: string | undefined
}

export type MilestonesProps = {
  label: string
  value: number
  max: number
  milestones: readonly Milestone[]
  onClaim: (milestone: Milestone) => void
}

export function Milestones({ label, value, max, milestones, onClaim }: MilestonesProps) {
  return (
    <div className={styles.track}>
      <ul className={styles.points}>
        {milestones.map((milestone) => (
          <li
            key={milestone.at}
            className={classNames(styles.point, styles[milestone.state])}
            style={{ '--at': milestone.at / max }}
          >
            <MilestoneBox milestone={milestone} onClaim={onClaim} />
            <b className={classNames('num', styles.at)}>
              {milestone.text !== undefined && <span aria-hidden="true">{milestone.text}</span>}
              {milestone.atText ?? milestone.at}
            </b>
          </li>
        ))}
      </ul>
      <Progress value={value} max={max} label={label} />
    </div>
  )
}

type MilestoneBoxProps = {
  milestone: Milestone
  onClaim: (milestone: Milestone) => void
}

function MilestoneBox({ milestone, onClaim }: MilestoneBoxProps) {
  const isClaimable = milestone.state === 'claimable'
  return (
    <Pressable
      className={styles.box}
      onClick={isClaimable ? () => onClaim(milestone) : undefined}
      aria-label={isClaimable ? milestone.label : undefined}
    >
      <img src={milestone.image} alt={isClaimable ? '' : milestone.label} />
      {milestone.state === 'done' && <CheckIcon className={styles.tick} />}
    </Pressable>
  )
}
