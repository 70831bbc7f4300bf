import { z } from 'zod'
import { label } from '../schemas.ts'
import { pictureKinds } from '../theme.ts'
import { operatorCall } from './operator-call.ts'

/** A picture before it is written as base64. */
export const sitePictureMaxBytes = 4 * 1024 * 1024
const base64MaxLength = Math.ceil(sitePictureMaxBytes / 3) * 4

const picture = {
  mimeType: z.literal(['image/jpeg', 'image/png', 'image/webp']),
  image: z.string().min(1).max(base64MaxLength).describe('Base64 of at most 4 MB'),
}

export const operatorPictureCalls = {
  addSitePicture: operatorCall('addSitePicture', {
    about: 'Keeps a picture for the look of the site, drawn anew. It shows where settings name it.',
    permission: 'settings.decide',
    writes: true,
    input: z.strictObject({
      kind: z.literal(pictureKinds),
      ...picture,
    }),
    output: z.object({ path: label(100).describe('What the settings name it by') }),
    errors: { notAnImage: 1001, imageTooLarge: 1002, notSquare: 1003 },
  }),
  addContentPicture: operatorCall('addContentPicture', {
    about: 'Keeps a picture for a banner or a notice, drawn anew. It shows where one names it.',
    permission: 'content.decide',
    writes: true,
    input: z.strictObject(picture),
    output: z.object({ path: label(100).describe('What the banner names it by') }),
    errors: { notAnImage: 1001, imageTooLarge: 1002 },
  }),
}
