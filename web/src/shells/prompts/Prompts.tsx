import { AgeNotice } from './AgeNotice.tsx'
import { ChromeTip } from './ChromeTip.tsx'
import { ForcedUpdate } from './ForcedUpdate.tsx'
import { InstallOffer } from './InstallOffer.tsx'
import { IosHint } from './IosHint.tsx'

export function Prompts() {
  return (
    <>
      <AgeNotice />
      <ForcedUpdate />
      <ChromeTip />
      <InstallOffer />
      <IosHint />
    </>
  )
}
