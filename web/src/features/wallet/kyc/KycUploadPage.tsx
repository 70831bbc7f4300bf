import { useState } from 'react'
import { goTo } from '../../../browser/navigation.ts'
import { Answer } from '../../../calls/Answer.tsx'
import { refreshCall } from '../../../calls/answer-store.ts'
import { CallFailure, send } from '../../../calls/api.ts'
import { useCall } from '../../../calls/queries.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { usePress } from '../../../calls/use-press.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useToday } from '../../../site/days.ts'
import { useSite } from '../../../site/store.ts'
import { Button } from '../../../ui/Button.tsx'
import { ShieldIcon } from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { toast } from '../../../ui/toast.ts'
import walletStyles from '../Wallet.module.css'
import { clearDraft, useKycDraft } from './draft.ts'
import { useSentImages } from './use-sent-images.ts'
import styles from './Kyc.module.css'
import { KycStatus } from './KycStatus.tsx'
import { PicturePick } from './PicturePick.tsx'
import { findKycProblems, isOwnTurn, type KycProblems, placeKycProblem } from './rules.ts'

const pictures = [
  { kind: 'identityFront', title: 'wallet.identityFront', isNeeded: true },
  { kind: 'identityBack', title: 'wallet.identityBack', isNeeded: false },
  { kind: 'selfie', title: 'wallet.selfie', isNeeded: false },
] as const

/** The pictures of the identity check, and its sending off. */
export function KycUploadPage() {
  const asked = useCall('kyc', {})
  return (
    <div className={walletStyles.page}>
      <div className={`${walletStyles.column} ${walletStyles.narrow}`}>
        <Answer asked={asked}>
          {({ kyc }) => (isOwnTurn(kyc.status) ? <Pictures /> : <KycStatus kyc={kyc} />)}
        </Answer>
      </div>
    </div>
  )
}

function Pictures() {
  const t = useText()
  const { problem, isBusy, isFilled, submit } = useKycSubmit()
  return (
    <>
      <Note tone="info" icon={ShieldIcon}>
        {t('wallet.picturesNote')}
      </Note>
      {pictures.map((picture) => (
        <PicturePick key={picture.kind} {...picture} />
      ))}
      <span className={styles.error} role="alert">
        {problem && t(problem)}
      </span>
      <div className={styles.buttons}>
        <Button isBlock href="/walletsKyc">
          {t('wallet.backToForm')}
        </Button>
        <Button look="brand" isBlock isLoading={isBusy} disabled={!isFilled} onClick={submit}>
          {t('wallet.sendKyc')}
        </Button>
      </div>
      {!isFilled && <p className={walletStyles.note}>{t('wallet.fillFormFirst')}</p>}
    </>
  )
}

function useKycSubmit() {
  const t = useText()
  const today = useToday()
  const ageLimit = useSite(({ config }) => config?.ageLimit ?? 21)
  const { fields } = useKycDraft()
  const images = useSentImages()
  const front = images.identityFront
  // What was told of one picture is over with the next.
  const [told, setTold] = useState<{ front?: string | undefined; problems: KycProblems } | null>(
    null,
  )
  const imageIdList = Object.values(images)
  const isFilled = Object.keys(findKycProblems(fields, { ageLimit, today })).length === 0
  const { isBusy, press } = usePress(async () => {
    try {
      const { realName, occupation } = fields
      const trimmed = { realName: realName.trim(), occupation: occupation.trim() }
      const input = { ...fields, ...trimmed, isEligible: true as const, imageIdList }
      await send('addKyc', input)
      clearDraft()
      toast.show(t('wallet.kycSent'))
      goTo('/walletsKyc', { replace: true })
    } catch (error) {
      const placed = error instanceof CallFailure ? placeKycProblem(error.error) : null
      if (placed) setTold({ front, problems: placed })
      else showFailure(error)
    } finally {
      void refreshCall('kyc')
    }
  })
  const submit = (): void => {
    setTold(front === undefined ? { problems: { images: 'wallet.imagesMissing' } } : null)
    if (front !== undefined) press()
  }
  const [problem] = told?.front === front ? Object.values(told?.problems ?? {}) : []
  return { problem, isBusy, isFilled, submit }
}
