import { itemArt } from './art.ts'
import type { ItemArt } from './art.ts'
import { classNames } from './class-names.ts'
import { CheckIcon } from './icons.ts'
import styles from './RewardTile.module.css'

export type RewardTileProps = {
  item: ItemArt
  amountText: string
  /** The one condition that matters: turnover, minimum, or what it is. */
  text: string
  state?: 'open' | 'got' | 'locked'
  size?: 'md' | 'lg'
}

export function RewardTile(props: RewardTileProps) {
  const { item, amountText, text, state = 'open', size = 'md' } = props
  return (
    <div className={classNames(styles.tile, styles[state], styles[size])}>
      <span className={styles.frame}>
        <img src={itemArt(item)} alt="" />
        {state === 'got' && <CheckIcon className={styles.tick} />}
      </span>
      <b className={classNames('num', styles.amount)}>{amountText}</b>
      <small className={styles.text}>{text}</small>
    </div>
  )
}
