import { itemArt } from './art.ts'
import { Badge } from './Badge.tsx'
import { Button } from './Button.tsx'
import type { PressProps } from './Pressable.tsx'
import styles from './DepositButton.module.css'

export type DepositButtonProps = PressProps & {
  text: string
  /** First-deposit bonus such as "+300"; leave out once the player has deposited. */
  bonusText?: string | undefined
}

export function DepositButton({ text, bonusText, ...press }: DepositButtonProps) {
  return (
    <Button look="brand" size="sm" className={styles.deposit} {...press}>
      {text}
      {bonusText !== undefined && (
        <Badge shape="speech" className={styles.bonus}>
          {bonusText}
          <img src={itemArt('coin')} alt="" />
        </Badge>
      )}
    </Button>
  )
}
