import type { operatorPictureCalls } from '@parlour/contract/operator/pictures.ts'
import { sitePictureMaxBytes } from '@parlour/contract/operator/pictures.ts'
import { contentPicture } from '@parlour/contract/forms/form-field.ts'
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
  async addContentPicture({ tx, error, about }, { mimeType, image }) {
    const file = Buffer.from(image, 'base64')
    if (file.length > sitePictureMaxBytes) throw error('imageTooLarge')
    const kept = await keepPicture(tx, { kind: contentPicture, file, mimeType })
    // Any shape will do: no content has to be a square.
    if (kept === 'notSquare') throw new Error('a picture of content was asked to be a square')
    if (typeof kept === 'string') throw error(kept)
    about(`picture:${contentPicture}`)
    return kept
  },
} satisfies OperatorHandlers<typeof operatorPictureCalls>
