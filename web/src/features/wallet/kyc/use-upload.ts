import { useState } from 'react'
import { CallFailure, send } from '../../../calls/api.ts'
import { carryTelling } from '../../../browser/upload.ts'
import type { PlainTextKey } from '../../../i18n/texts.ts'
import { showFailure } from '../../../calls/show-failure.ts'
import { refreshCall } from '../../../calls/answer-store.ts'
import { type ImageKind, keepImage } from './draft.ts'
import { NotAPicture, shrinkPicture, toBase64 } from './pictures.ts'

const refusals: Readonly<Record<string, PlainTextKey>> = {
  notAnImage: 'wallet.notAnImage',
  imageTooLarge: 'wallet.imageTooLarge',
  alreadyVerified: 'wallet.kycVerifiedNote',
}

/** Sends one picture and tells how far it is: null while none is under way. */
export function useUpload(kind: ImageKind) {
  const [share, setShare] = useState<number | null>(null)
  const [problem, setProblem] = useState<PlainTextKey | null>(null)
  const upload = async (file: File): Promise<void> => {
    setShare(0)
    setProblem(null)
    try {
      const picture = await shrinkPicture(file)
      const input = { kind, mimeType: 'image/jpeg', image: await toBase64(picture) } as const
      const { imageId } = await send('uploadKyc', input, { carry: carryTelling(setShare) })
      keepImage(kind, { imageId, previewUrl: URL.createObjectURL(picture) })
      void refreshCall('kyc')
    } catch (error) {
      const key = error instanceof CallFailure ? refusals[error.error] : undefined
      if (error instanceof NotAPicture) setProblem('wallet.notAnImage')
      else if (key) setProblem(key)
      else showFailure(error)
    } finally {
      setShare(null)
    }
  }
  return { share, problem, upload }
}
