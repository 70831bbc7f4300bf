import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { drawJob } from './src/draw-job.ts'
import { createRasteriser } from './src/drawing/raster.ts'
import { type AssetJob, listJobs, type Output } from './src/jobs.ts'
import {
  type BuiltFile,
  builtFolder,
  describeJob,
  listExpected,
  type Manifest,
  type ManifestEntry,
  measure,
  readBuilt,
  readManifest,
  sha256,
  writeManifest,
} from './src/manifest.ts'

const { values, positionals: prefixes } = parseArgs({
  allowPositionals: true,
  options: { into: { type: 'string' } },
})
const folder = values.into ? pathToFileURL(`${resolve(values.into)}/`) : builtFolder
mkdirSync(folder, { recursive: true })
const known = readManifest(folder)
const present = readBuilt(folder)
const rasteriser = createRasteriser()
const rendered: string[] = []

const jobs = listJobs().filter(
  ({ name }) => !prefixes.length || prefixes.some((prefix) => name.startsWith(prefix)),
)
const fresh = await inParallel(jobs, 4, async (job) => [job.name, await build(job)] as const)
await rasteriser.close()
writeManifest(ordered({ ...known, ...Object.fromEntries(fresh) }), folder)
if (!values.into) removeStrays()
console.log(`drew ${jobs.length}, rendered ${rendered.length}`)
report()

/** A drawing that has not changed keeps its files, even where its source now reads differently. */
async function build(job: AssetJob): Promise<ManifestEntry> {
  const svg = await drawJob(job)
  const picture = sha256(svg + JSON.stringify(job.outputs))
  const entry = known[job.name]
  const kept = entry?.picture === picture && isIntact(entry)
  const files = kept ? entry.files : await render(job, svg)
  return { descriptor: describeJob(job), picture, files }
}

function isIntact({ files }: ManifestEntry): boolean {
  return Object.entries(files).every(
    ([file, record]) => present.get(file)?.sha256 === record.sha256,
  )
}

async function render(job: AssetJob, svg: string): Promise<Record<string, BuiltFile>> {
  rendered.push(job.name)
  const isRaster = job.outputs.some(({ format }) => format !== 'svg')
  const { width, height } = job.size
  const image = isRaster ? await rasteriser.render(svg, width, height) : undefined
  const files: Record<string, BuiltFile> = {}
  for (const output of job.outputs) {
    const content =
      image && output.format !== 'svg' ? await encode(image, output) : Buffer.from(svg)
    const file = new URL(output.file, folder)
    mkdirSync(dirname(fileURLToPath(file)), { recursive: true })
    writeFileSync(file, content)
    files[output.file] = measure(content)
  }
  return files
}

async function encode(image: Buffer, { crop, size, graded, ...output }: Output): Promise<Buffer> {
  const source = crop ? await sharp(image).extract(crop).png().toBuffer() : image
  const scaled = sharp(source).resize(size.width, size.height, { kernel: 'lanczos3' })
  const finished = graded ? grade(scaled) : scaled
  const { format, quality } = output
  if (format === 'avif') return finished.avif({ quality, effort: 6 }).toBuffer()
  return format === 'webp'
    ? finished.webp({ quality, alphaQuality: 90, effort: 6 }).toBuffer()
    : finished.png({ palette: true, quality, effort: 8 }).toBuffer()
}

function grade(image: Sharp): Sharp {
  return image.modulate({ saturation: 1.09 }).linear(1.045, -4)
}

/** What is described, in the order it is described in; what is no longer described is dropped. */
function ordered(manifest: Manifest): Manifest {
  const names = listExpected().map(({ name }) => name)
  return Object.fromEntries(
    names.filter((name) => manifest[name]).map((name) => [name, manifest[name]]),
  )
}

function removeStrays(): void {
  const recorded = new Set(
    Object.values(readManifest(folder)).flatMap(({ files }) => Object.keys(files)),
  )
  for (const file of readBuilt(folder).keys())
    if (!recorded.has(file)) rmSync(new URL(file, folder))
}

function report(): void {
  const sets = Map.groupBy(
    readBuilt(folder),
    ([file]) => `${dirname(file)} ${file.slice(file.lastIndexOf('.') + 1)}`,
  )
  for (const [name, files] of sets) {
    const sizes = files.map(([, { bytes }]) => bytes / 1024)
    const total = sizes.reduce((sum, size) => sum + size, 0)
    const average = (total / sizes.length).toFixed(1)
    const largest = Math.max(...sizes).toFixed(1)
    console.log(`${name}: ${sizes.length} files, ${average} kB on average, ${largest} at most`)
  }
}

async function inParallel<Value, Result>(
  list: readonly Value[],
  workers: number,
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = [...list.entries()]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [index, value] = next
      results[index] = await work(value)
    }
  }
  await Promise.all(Array.from({ length: workers }, worker))
  return results
}
