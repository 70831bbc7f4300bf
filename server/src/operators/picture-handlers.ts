import type { operatorPictureCalls } from '@parlour/contract/operator/pictures.ts'
import { sitePictureMaxBytes } from '@parlour/contract/operator/pictures.ts'
import { keepPicture } from '../site/index.ts'
import type { OperatorHandlers } from './run.ts'

export const pictureHandlers = {
  async addSitePicture({ tx, error, about }, { kind, mimeType, image }) {
    const file = Buffer.from(image, 'base64')
    if (file.length > sitePictureMaxBytes) throw error('imageTooLarge')
    const kept = await keepPicture(tx, { kind, file, mimeType })
    if (typeof kept === 'string') throw error(kept)
    about(`picture:${kind}`)
    return kept
  },
} satisfies OperatorHandlers<typeof operatorPictureCalls>
