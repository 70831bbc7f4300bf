import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { listFonts } from './src/fonts.ts'
import {
  builtFolder,
  describeFont,
  type ManifestEntry,
  measure,
  readManifest,
  writeManifest,
} from './src/manifest.ts'

const packages = new URL('node_modules/', import.meta.url)
const entries: Record<string, ManifestEntry> = {}
mkdirSync(new URL('fonts/', builtFolder), { recursive: true })

for (const font of listFonts()) {
  const whole = readFileSync(new URL(font.source, packages))
  const cut = await subsetFont(whole, font.characters, {
    targetFormat: 'woff2',
    ...(font.weights && { variationAxes: { wght: font.weights } }),
  })
  writeFileSync(new URL(font.file, builtFolder), cut)
  entries[font.name] = { descriptor: describeFont(font), files: { [font.file]: measure(cut) } }
  console.log(`${font.file}: ${whole.length} to ${cut.length} bytes`)
}
writeManifest({ ...readManifest(), ...entries })
