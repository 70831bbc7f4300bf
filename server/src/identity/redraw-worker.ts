import sharp from 'sharp'
import { frameOf, readFrames } from './frames.ts'

const maxPixels = 50_000_000
const maxSide = 2400
/** A drawing keeps what is clear in it, and is never shown large. */
const isDrawing = process.argv[2] === 'drawing'
const drawingSide = 512
const maxMemoryBytes = 768 * 1024 * 1024
const lookEveryMs = 50
const longestFile = 32 * 1024 * 1024

/** The library could read many formats more, some by programs of great size: it may not. */
function limitDecoder(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  const readable = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']
  sharp.unblock({ operation: readable })
  sharp.concurrency(1)
  sharp.cache(false)
}

/** Decodes a picture and draws it anew: nothing but the picture survives. Null when it is none. */
async function redraw(file: Uint8Array): Promise<Buffer | null> {
  try {
    const read = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient()
    if (isDrawing)
      return await read
        .resize({
          width: drawingSide,
          height: drawingSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .png({ compressionLevel: 9 })
        .toBuffer()
    return await read
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    return null
  }
}

limitDecoder()
const nothing = Buffer.alloc(0)
const answer = (picture: Buffer | null) => process.stdout.write(frameOf(picture ?? nothing))
process.stdin.on('end', () => process.exit(0))
readFrames(process.stdin, longestFile, {
  frame: (file) => void redraw(file).then(answer),
  tooLong: () => process.exit(1),
})
// The first word says that it is ready.
answer(null)
// Decoding happens beside this clock, so it can see what the decoder takes.
setInterval(() => process.memoryUsage.rss() > maxMemoryBytes && process.exit(1), lookEveryMs)
