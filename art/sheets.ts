import { mkdirSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { builtFolder, readBuilt } from './src/manifest.ts'

type Sheet = {
  name: string
  files: readonly string[]
  width: number
  height: number
  columns: number
}

const gap = 12
const background = '#0c0b14'
const folder = new URL('sheets/', import.meta.url)
const built = [...readBuilt().keys()].filter((file) => ['.avif', '.webp'].includes(extname(file)))
const cards = inFolder('gameIconV2').filter((file) => !file.includes('@l'))
const icons = ['item', 'activity', 'vip', 'avatar', 'category'].flatMap(inFolder)

const sheets: readonly Sheet[] = [
  { name: 'cards-small', files: cards, width: 110, height: 147, columns: 12 },
  { name: 'cards-first', files: cards.slice(0, 24), width: 240, height: 320, columns: 8 },
  { name: 'cards-second', files: cards.slice(24), width: 240, height: 320, columns: 8 },
  { name: 'banners', files: inFolder('banner'), width: 640, height: 272, columns: 2 },
  { name: 'icons', files: icons, width: 120, height: 120, columns: 13 },
  { name: 'thumbs', files: inFolder('thumb'), width: 60, height: 60, columns: 16 },
]

mkdirSync(folder, { recursive: true })
for (const sheet of sheets) await lay(sheet)

function inFolder(name: string): string[] {
  const natural = new Intl.Collator('en', { numeric: true })
  return built.filter((file) => file.startsWith(`${name}/`)).toSorted(natural.compare)
}

async function lay({ name, files, width, height, columns }: Sheet): Promise<void> {
  const rows = Math.ceil(files.length / columns)
  const tiles = files.map(async (file, index) => ({
    input: await sharp(fileURLToPath(new URL(file, builtFolder)))
      .resize(width, height)
      .png()
      .toBuffer(),
    left: gap + (index % columns) * (width + gap),
    top: gap + Math.floor(index / columns) * (height + gap),
  }))
  const canvas = sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background,
    },
  })
  const picture = canvas.composite(await Promise.all(tiles)).png({ palette: true, quality: 92 })
  await picture.toFile(fileURLToPath(new URL(`${name}.png`, folder)))
}
