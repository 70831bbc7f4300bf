import { useEffect, useRef, useState } from 'react'
import { usePathname } from 'wouter/use-browser-location'
import { goTo } from '../../browser/navigation.ts'
import { getPlatform } from '../../browser/platform.ts'
import { local } from '../../browser/storage.ts'
import { withTexts } from '../../i18n/texts.ts'
import { useText } from '../../i18n/use-text.ts'
import { useProof } from '../../session/proof.ts'
import { useIsLoggedIn, useSession } from '../../session/store.ts'
import { useIsGreen, useSite } from '../../site/store.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DownloadIcon } from '../../ui/icons.ts'
import { useHold } from '../../ui/modal-queue.ts'
import { lazyPiece } from '../../ui/Piece.tsx'
import { usePlayAhead } from '../play-ahead.ts'
import { ChromeTip, InstallOffer, IosHint } from './HomePrompts.tsx'
import { NewTerms } from './NewTerms.tsx'
import { asksAge, mustUpdate } from './prompt-rules.ts'

const RewardHost = lazyPiece(
  () => import('../../activities/kit/RewardHost.tsx'),
  (module) => module.RewardHost,
)

const ProveAgain = lazyPiece(
  () => withTexts(['login'], import('../../features/entry/ProveAgain.tsx')),
  (module) => module.ProveAgain,
)

/** What lies over any page. Rewards are a player's. */
export function Prompts() {
  const isLoggedIn = useIsLoggedIn()
  const isProofAsked = useProof((proof) => proof.wasEverAsked)
  usePlayAhead()
  return (
    <>
      <AgeNotice />
      <ForcedUpdate />
      <NewTerms />
      <ReviewDue />
      <ChromeTip />
      <InstallOffer />
      <IosHint />
      {isLoggedIn && <RewardHost />}
      {isProofAsked && <ProveAgain />}
    </>
  )
}

/** Whoever is to look at the limits is led there after signing in: once, and free to go on. */
function ReviewDue() {
  const isDue = useSession(({ details }) => details?.isReviewDue === true && !details.pause)
  const isHome = usePathname() === '/lobby/home'
  const wasLed = useRef(false)
  useEffect(() => {
    if (!isDue || !isHome || wasLed.current) return
    wasLed.current = true
    goTo('/limits')
  }, [isDue, isHome])
  return null
}

/** Stands before everything in green mode until it is answered. */
function AgeNotice() {
  const t = useText()
  const path = usePathname()
  const isGreen = useIsGreen()
  const age = useSite(({ config }) => config?.ageLimit ?? 21)
  const [isAccepted, setAccepted] = useState(() => local.findText('AGE_ACCEPTED') === '1')
  const isAsked = asksAge({ isGreen, isAccepted, path })
  useHold('age', isAsked)
  const accept = () => {
    local.setText('AGE_ACCEPTED', '1')
    setAccepted(true)
  }
  return (
    <Dialog
      open={isAsked}
      onClose={ignore}
      mustAnswer
      art={age === 21 ? 'age21' : undefined}
      title={t('prompts.age', { age })}
      text={t('prompts.ageNote', { age })}
      actions={
        <>
          <Button look="brand" isBlock onClick={accept}>
            {t('prompts.ageYes', { age })}
          </Button>
          <Button look="outline" isBlock onClick={leave}>
            {t('prompts.ageNo')}
          </Button>
        </>
      }
    />
  )
}

function ignore(): void {}

function leave(): void {
  location.replace('about:blank')
}

const platform = getPlatform()

/** An app that is too old goes no further. */
function ForcedUpdate() {
  const t = useText()
  const app = useSite(({ config }) => config?.androidApp)
  const isStanding = app !== undefined && mustUpdate(platform, app.minVersion)
  useHold('update', isStanding)
  return (
    <Dialog
      open={isStanding}
      onClose={() => undefined}
      mustAnswer
      art="maintenance"
      title={t('prompts.update')}
      text={t('prompts.updateNote', { version: app?.minVersion ?? '' })}
      actions={
        <Button look="brand" icon={DownloadIcon} isBlock href={app?.downloadUrl || '/service'}>
          {t('prompts.updateNow')}
        </Button>
      }
    />
  )
}
