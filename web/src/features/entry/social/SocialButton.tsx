import { useEffect, useState } from 'react'
import { returnPath } from '../../../browser/return-path.ts'
import { useText } from '../../../i18n/use-text.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { Button } from '../../../ui/Button.tsx'
import { ChatIcon } from '../../../ui/icons.ts'
import styles from '../EntryForm.module.css'
import { usePress } from '../../../calls/use-press.ts'
import { isSocialOffered, setOut } from './social.ts'

type SocialButtonProps = {
  /** False keeps the player here; whoever answers says why. */
  checkAgreement: () => boolean
}

/** Shown only where the site offers it. */
export function SocialButton({ checkAgreement }: SocialButtonProps) {
  const t = useText()
  const [isOffered, setIsOffered] = useState(false)
  const { isBusy, press } = usePress(async () => {
    if (checkAgreement()) await setOut({ to: returnPath() }).catch(showFailure)
  })
  useEffect(() => {
    isSocialOffered().then(setIsOffered, () => setIsOffered(false))
  }, [])
  if (!isOffered) return null
  return (
    <>
      <p className={styles.or}>{t('login.or')}</p>
      <Button look="outline" icon={ChatIcon} isBlock isLoading={isBusy} onClick={press}>
        {t('login.social')}
      </Button>
    </>
  )
}
