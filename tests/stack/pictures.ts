import sharp from 'sharp'

const canvas = { width: 64, height: 40, channels: 3, background: '#2255aa' } as const

export const pngImage = (width: number = canvas.width, height: number = canvas.height) =>
  sharp({ create: { ...canvas, width, height } })
    .png()
    .toBuffer()
export const webpImage = () => sharp({ create: canvas }).webp().toBuffer()

/** A photograph that says where and by whom it was taken. */
export function jpegWithMetadata(): Promise<Buffer> {
  const exif = { IFD0: { Copyright: 'SECRET-PLACE', Artist: 'SECRET-PERSON' } }
  return sharp({ create: canvas }).jpeg().withExif(exif).toBuffer()
}
