import { create } from 'zustand'
import type { CallInput } from '../../../calls/api.ts'

export type ImageKind = CallInput<'uploadKyc'>['kind']
export type SentImage = { imageId: string; previewUrl: string }
export type KycFields = {
  realName: string
  identityNumber: string
  birthday: string
  occupation: string
  isEligible: boolean
}
type Draft = { fields: KycFields; images: Partial<Record<ImageKind, SentImage>> }

const empty: Draft = {
  fields: { realName: '', identityNumber: '', birthday: '', occupation: '', isEligible: false },
  images: {},
}

/** What was filled in so far, in memory only: a person's papers do not stay in the browser. */
export const useKycDraft = create<Draft>()(() => empty)

export function changeFields(changed: Partial<KycFields>): void {
  useKycDraft.setState(({ fields }) => ({ fields: { ...fields, ...changed } }))
}

export function keepImage(kind: ImageKind, image: SentImage): void {
  const old = useKycDraft.getState().images[kind]
  if (old) URL.revokeObjectURL(old.previewUrl)
  useKycDraft.setState(({ images }) => ({ images: { ...images, [kind]: image } }))
}

export function clearDraft(): void {
  for (const image of Object.values(useKycDraft.getState().images))
    URL.revokeObjectURL(image.previewUrl)
  useKycDraft.setState(empty)
}
