import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumPath } from './src/config.ts'
import { drawFrame, filmFiles, lobbyFilm as job } from './src/film.ts'
import { builtFolder, describeFilm, measure, readManifest, writeManifest } from './src/manifest.ts'

const count = job.framesPerSecond * job.seconds
const pictures = new Map<string, string>()
const frames = mkdtempSync(join(tmpdir(), 'film-'))
mkdirSync(new URL('film/', builtFolder), { recursive: true })
await drawFrames()
await encodeCover()
encodeFilm()
rmSync(frames, { recursive: true })
record()

async function drawFrames(): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  const { width, height } = job
  const page = await browser.newPage({ viewport: { width, height } })
  for (let index = 0; index < count; index++) {
    await page.setContent(drawFrame(job, index / count, inline))
    await page.screenshot({ path: frameFile(index), scale: 'css' })
  }
  await browser.close()
}

function frameFile(index: number): string {
  return join(frames, `${String(index).padStart(4, '0')}.png`)
}

function inline(file: string): string {
  const known = pictures.get(file)
  if (known) return known
  const content = readFileSync(new URL(file, builtFolder)).toString('base64')
  const picture = `data:image/${file.split('.').at(-1)};base64,${content}`
  pictures.set(file, picture)
  return picture
}

/** The first frame: it waits under the play button. */
async function encodeCover(): Promise<void> {
  await sharp(frameFile(0)).webp({ quality: 56, effort: 6 }).toFile(path(job.cover))
}

/** Without sound, its index first so that it plays while it comes, in the codec of all phones. */
function encodeFilm(): void {
  const from = `-y -loglevel error -framerate ${job.framesPerSecond} -i`.split(' ')
  const how = `-an -c:v libx264 -preset veryslow -crf ${job.quality} -pix_fmt yuv420p`.split(' ')
  const frameNames = join(frames, '%04d.png')
  const into = ['-movflags', '+faststart', path(job.film)]
  const { status, stderr } = spawnSync('ffmpeg', [...from, frameNames, ...how, ...into])
  if (status !== 0) throw new Error(`ffmpeg: ${stderr?.toString() ?? 'is not installed'}`)
}

function path(file: string): string {
  return fileURLToPath(new URL(file, builtFolder))
}

function record(): void {
  const files = Object.fromEntries(
    filmFiles(job).map((file) => [file, measure(readFileSync(path(file)))]),
  )
  writeManifest({ ...readManifest(), [job.name]: { descriptor: describeFilm(job), files } })
  for (const [file, { bytes }] of Object.entries(files)) console.log(`${file}: ${bytes} bytes`)
}
