import { useText } from '../../../i18n/use-text.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { useSite } from '../../../site/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { AgreementBlock } from '../agreement/AgreementBlock.tsx'
import { useAgreement } from '../agreement/use-agreement.ts'
import { EntryFrame } from '../EntryFrame.tsx'
import styles from '../EntryForm.module.css'
import { usePress } from '../../../calls/use-press.ts'
import { rememberedPath, setOut } from './social.ts'

/** A first sign-in opens an account, and that needs the player's own tick. */
export function SocialConsent() {
  const t = useText()
  const agreement = useAgreement({ isRegistration: true })
  const termsVersion = useSite(({ config }) => config?.termsVersion)
  const { isBusy, press } = usePress(async () => {
    // The provider's code was good for one try: the way there is made once more, now with consent.
    if (termsVersion) await setOut({ to: rememberedPath(), termsVersion }).catch(showFailure)
  })
  return (
    <EntryFrame isTall title={t('login.firstSocial')} text={t('login.firstSocialNote')}>
      <div className={styles.form}>
        <AgreementBlock agreement={agreement} />
        <Button
          look="brand"
          isBlock
          disabled={!agreement.isTicked || !termsVersion}
          isLoading={isBusy}
          onClick={press}
        >
          {t('login.firstSocialSubmit')}
        </Button>
        <Button look="outline" isBlock href="/lobby/home">
          {t('common.goHome')}
        </Button>
      </div>
    </EntryFrame>
  )
}
