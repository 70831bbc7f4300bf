import { lazy } from 'react'
import { useIsLoggedIn } from '../../session/store.ts'
import { Piece } from '../../ui/Piece.tsx'
import { AgeNotice } from './AgeNotice.tsx'
import { ChromeTip } from './ChromeTip.tsx'
import { ForcedUpdate } from './ForcedUpdate.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import { IosHint } from './IosHint.tsx'

const RewardHost = lazy(() =>
  import('../../activities/kit/RewardHost.tsx').then((host) => ({ default: host.RewardHost })),
)

/** What lies over any page. Rewards are a player's. */
export function Prompts() {
  const isLoggedIn = useIsLoggedIn()
  return (
    <>
      <AgeNotice />
      <ForcedUpdate />
      <ChromeTip />
      <InstallOffer />
      <IosHint />
      {isLoggedIn && (
        <Piece>
          <RewardHost />
        </Piece>
      )}
    </>
  )
}
