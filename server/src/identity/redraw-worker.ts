import sharp from 'sharp'

const maxPixels = 50_000_000
const maxSide = 2400
const maxMemoryBytes = 768 * 1024 * 1024
const lookEveryMs = 50

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
    return await sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 85 })
      .toBuffer()
  } catch {
    return null
  }
}

limitDecoder()
process.on('disconnect', () => process.exit(0))
process.on('message', (file: Uint8Array) => {
  void redraw(file).then((picture) => process.send?.(picture))
})
process.send?.('ready')
// Decoding happens beside this clock, so it can see what the decoder takes.
setInterval(() => process.memoryUsage.rss() > maxMemoryBytes && process.exit(1), lookEveryMs)
