import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FilmJob, filmFiles, lobbyFilm } from './film.ts'
import { type FontJob, listFonts } from './fonts.ts'
import { type AssetJob, listJobs, type Subject } from './jobs.ts'
import { sourceText } from './sources.ts'

export type BuiltFile = {
  readonly sha256: string
  readonly bytes: number
}

export type ManifestEntry = {
  /** Of what asks for the picture: a game's descriptor, or an asset's name and source. */
  readonly descriptor: string
  /** Of the drawing itself and of the sizes made from it; fonts have none. */
  readonly picture?: string
  readonly files: Readonly<Record<string, BuiltFile>>
}

export type Manifest = Readonly<Record<string, ManifestEntry>>

/** One thing that ought to be built. */
export type Expected = {
  readonly name: string
  readonly descriptor: string
  readonly files: readonly string[]
}

export type BuiltFiles = ReadonlyMap<string, BuiltFile>

export const builtFolder = new URL('../built/', import.meta.url)

const manifestFile = 'manifest.json'

const modules: Record<Exclude<Subject['kind'], 'card' | 'thumb'>, string> = {
  item: 'items',
  activity: 'activities',
  category: 'categories',
  state: 'states',
  vip: 'vip',
  avatar: 'avatars',
  sea: 'sea',
  banner: 'banners',
  app: 'app-icons',
}

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

export const measure = (content: Uint8Array): BuiltFile => ({
  sha256: sha256(content),
  bytes: content.length,
})

export function describeJob(job: AssetJob): string {
  if (job.kind === 'card' || job.kind === 'thumb') return sha256(JSON.stringify(job))
  const module = new URL(`./assets/${modules[job.kind]}.ts`, import.meta.url)
  return sha256(JSON.stringify(job) + sourceText(module))
}

export const describeFont = (font: FontJob): string => sha256(JSON.stringify(font))

/** The film's own source draws it, from pictures that are built already. */
export const describeFilm = (film: FilmJob): string =>
  sha256(JSON.stringify(film) + sourceText(new URL('./film.ts', import.meta.url)))

export const listExpected = (): Expected[] => [
  ...listJobs().map((job) => ({
    name: job.name,
    descriptor: describeJob(job),
    files: job.outputs.map(({ file }) => file),
  })),
  ...listFonts().map((font) => ({
    name: font.name,
    descriptor: describeFont(font),
    files: [font.file],
  })),
  { name: lobbyFilm.name, descriptor: describeFilm(lobbyFilm), files: filmFiles(lobbyFilm) },
]

export function readManifest(folder = builtFolder): Manifest {
  const file = new URL(manifestFile, folder)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export const writeManifest = (manifest: Manifest, folder = builtFolder): void =>
  writeFileSync(new URL(manifestFile, folder), `${JSON.stringify(manifest, null, 2)}\n`)

export function readBuilt(folder = builtFolder): BuiltFiles {
  const root = fileURLToPath(folder)
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => file !== manifestFile)
  return new Map(files.map((file) => [file, measure(readFileSync(join(root, file)))]))
}

/** Every way in which what is described, what the manifest says and what is built disagree. */
export function findDisagreements(
  expected: readonly Expected[],
  manifest: Manifest,
  built: BuiltFiles,
): string[] {
  const names = new Set(expected.map(({ name }) => name))
  const recorded = new Map(Object.values(manifest).flatMap(({ files }) => Object.entries(files)))
  return [
    ...expected.flatMap((thing) => entryDisagreements(thing, manifest[thing.name])),
    ...Object.keys(manifest)
      .filter((name) => !names.has(name))
      .map((name) => `${name}: built, but nothing describes it`),
    ...[...recorded].flatMap(([file, record]) => fileDisagreements(file, record, built.get(file))),
    ...[...built.keys()]
      .filter((file) => !recorded.has(file))
      .map((file) => `${file}: not in the manifest`),
  ]
}

function entryDisagreements(thing: Expected, entry?: ManifestEntry): string[] {
  if (!entry) return [`${thing.name}: described, but not built`]
  const files = Object.keys(entry.files)
  return [
    ...(entry.descriptor === thing.descriptor ? [] : [`${thing.name}: changed since it was built`]),
    ...(files.toSorted().join() === thing.files.toSorted().join()
      ? []
      : [`${thing.name}: built as ${files.join()}, described as ${thing.files.join()}`]),
  ]
}

function fileDisagreements(file: string, record: BuiltFile, found?: BuiltFile): string[] {
  if (!found) return [`${file}: missing`]
  const same = found.sha256 === record.sha256 && found.bytes === record.bytes
  return same ? [] : [`${file}: differs from the manifest`]
}
