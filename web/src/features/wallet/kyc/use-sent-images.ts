import { useCall } from '../../../calls/queries.ts'
import { type ImageKind, useKycDraft } from './draft.ts'

/** The pictures to send off, by kind: what was sent before a reload is not asked for again. */
export function useSentImages(): Partial<Record<ImageKind, string>> {
  const drafted = useKycDraft(({ images }) => images)
  const asked = useCall('kyc', {})
  const sent: Partial<Record<ImageKind, string>> = {}
  for (const { kind, imageId } of asked.data?.kyc.pictureList ?? []) sent[kind] = imageId
  for (const [kind, { imageId }] of Object.entries(drafted)) sent[kind as ImageKind] = imageId
  return sent
}
