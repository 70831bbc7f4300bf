import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { minify, type Plugin, transformWithOxc } from 'vite'

/** Where the server puts what it knows about the first picture of home. */
export const firstPictureMark = '<!--first-picture-->'

const phones = 'media="(max-width: 1023.98px)"'
const desktops = 'media="(min-width: 1024px)"'
/** The server takes out those that its page's reader does not read. */
const thai = 'data-locale="th-TH"'
const english = 'data-locale="en-US"'

/** What every page needs right after the frame; and after that home, or any other page. */
const everyPage: Wanted[] = [
  { chunk: /shells[\\/]mobile[\\/]index\.ts$/, when: phones },
  { chunk: /shells[\\/]desktop[\\/]index\.ts$/, when: desktops },
  { chunk: /virtual:texts\/frame\.th-TH$/, when: thai },
  { chunk: /virtual:texts\/frame\.en-US$/, when: english },
]
const homePage: Wanted[] = [
  { chunk: /HomePage\.mobile\.tsx$/, when: phones },
  { chunk: /HomePage\.desktop\.tsx$/, when: desktops },
  { chunk: /virtual:texts\/(home|games)\.th-TH$/, when: thai },
  { chunk: /virtual:texts\/(home|games)\.en-US$/, when: english },
]
const otherPages: Wanted[] = [
  { chunk: /shells[\\/]pages\.ts$/ },
  { chunk: /virtual:texts\/titles\.th-TH$/, when: thai },
  { chunk: /virtual:texts\/titles\.en-US$/, when: english },
]

/** Where people come from elsewhere: the server names their files in the answer. */
const landings = [
  { page: '/login', chunk: /entry[\\/]LoginPage\.tsx$/, areas: 'login' },
  { page: '/register', chunk: /entry[\\/]RegisterPage\.tsx$/, areas: 'login' },
  {
    page: '/lobby/rewards',
    chunk: /rewards[\\/]RewardsPage\.tsx$/,
    areas: 'activity|items|rewards|tasks',
  },
]

/** Lies over home where an address asks for it. */
const gameSheet = /features[\\/]games[\\/]GameSheet\.tsx$/

/** `when` is the attribute that says for which windows, or for whom. */
type Wanted = { chunk: RegExp; when?: string }
type Chunk = {
  type: 'chunk'
  fileName: string
  moduleIds: string[]
  imports: string[]
  viteMetadata?: { importedCss: Set<string> }
}
type Files = Record<string, Chunk | { type: 'asset'; source: string | Uint8Array }>

/**
 * Tells the browser early what it will need, instead of one file after the other; and writes
 * home.html, which is the page with home's own files and a place for what the server adds.
 */
export function preloadPlugin(): Plugin {
  return {
    name: 'parlour:preload',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const files = bundle as unknown as Files
      const page = files['index.html']
      if (page?.type !== 'asset') return
      const bare = String(page.source)
      const html = insert(bare, listTags(files, everyPage))
      const home = insert(html, [...listTags(files, homePage), firstPictureMark])
      page.source = insert(html, listTags(files, otherPages))
      const landed = JSON.stringify(listLandings(files, page.source))
      this.emitFile({ type: 'asset', fileName: 'landings.json', source: landed })
      const wanted = [...whensOf(files, [...everyPage, ...homePage])].filter(
        ([name]) => name.endsWith('.css') && !bare.includes(name),
      )
      const styles = new Map([...listStyles(bare), ...wanted])
      const sheets = listFiles(files, gameSheet)
        .filter((name) => name.endsWith('.css'))
        .toReversed()
      const drawn = withStyles(home, files, { styles, sheets, boot: await makeBoot() })
      this.emitFile({ type: 'asset', fileName: 'home.html', source: drawn })
    },
  }
}

/**
 * Home's own styles stand in the page, so that it is drawn before any file is here; the server
 * leaves those that it draws with. The whole of them comes as files with the code, which runs once
 * they are here. Both lie in a template: nothing is taken from the first picture of a visitor, who
 * needs none of it.
 */
function withStyles(html: string, files: Files, { styles, sheets, boot }: Added): string {
  const names = new Set([...styles.keys(), ...sheets])
  const css = [...names].map((name) => sourceOf(files, name)).join('') + whileEarly
  const links = [...styles].map(([name, when]) => toTag(name, when, 'stylesheet')).join('')
  const code = [...html.matchAll(codeTag)].map(([tag]) => tag.trim()).join('')
  const late = `<template id="code">${links}${code}</template><script>${boot}</script>`
  return html
    .replaceAll(/ *<link rel="(stylesheet|preload" as="style)"[^>]*>\n?/g, '')
    .replaceAll(codeTag, '')
    .replace('<html lang="th"', '<html lang="th" data-early')
    .replace('<title>', () => `<style>${css}</style>${late}<title>`)
}

/** Home's styles with the windows they are for, those of a drawn sheet, and what wakes the app. */
type Added = { styles: ReadonlyMap<string, string>; sheets: readonly string[]; boot: string }

/**
 * Until the page is loaded one family of letters does: the other is two files more. Pictures that
 * may wait stand far from the window meanwhile, where no browser fetches them.
 */
const whileEarly =
  'html[data-early=first] [data-shell] img[loading=lazy]{translate:0 -9999px}' +
  '[data-drawn=other] :is(#root,#sheet){visibility:hidden}' +
  'html[data-early]{--font-display:var(--font-ui)}'

const bootFile = path.join(import.meta.dirname, '../src/browser/wake-up.ts')

async function makeBoot(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(bootFile, 'utf8'), bootFile)
  const program = `(()=>{${code.replaceAll(/^export /gm, '')};wakeUp()})()`
  return (await minify(bootFile, program)).code
}

const codeTag = / *<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g

/** The styles that the page names itself. */
function listStyles(html: string): [name: string, when: string][] {
  const named = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)]
  return named.map(([, name = '']) => [name, ''])
}

function sourceOf(files: Files, name: string): string {
  const file = files[name]
  return file?.type === 'asset' ? String(file.source).trim() : ''
}

function insert(html: string, tags: readonly string[]): string {
  return html.replace('</head>', `${tags.map((tag) => `  ${tag}\n  `).join('')}</head>`)
}

function listTags(files: Files, wanted: readonly Wanted[]): string[] {
  const already = String((files['index.html'] as { source?: unknown } | undefined)?.source)
  return [...whensOf(files, wanted)]
    .filter(([name]) => !already.includes(name))
    .map(([name, when]) => toTag(name, when))
}

/** The files of each landing page and its words, as far as not every page names them. */
function listLandings(files: Files, html: string): Record<string, string> {
  const tagsOf = ({ chunk, areas }: (typeof landings)[number]) => {
    const words = (locale: string) => new RegExp(`virtual:texts/(late|(${areas})\\.${locale})$`)
    const wanted = [
      { chunk },
      { chunk: words('th-TH'), when: thai },
      { chunk: words('en-US'), when: english },
    ]
    return (
      [...whensOf(files, wanted)]
        // What the page names for some windows only is named for all of them.
        .filter(([name]) => !html.includes(`"/${name}">`))
        .map(([name, when]) => toTag(name, when))
    )
  }
  return Object.fromEntries(landings.map((landing) => [landing.page, tagsOf(landing).join('')]))
}

/** Every file of the chunks, and the windows or the readers it is for. */
function whensOf(files: Files, wanted: readonly Wanted[]): Map<string, string> {
  const whens = new Map<string, string>()
  for (const { chunk, when = '' } of wanted)
    for (const name of listFiles(files, chunk))
      // What both shells need is wanted whatever the window.
      whens.set(name, whens.has(name) && whens.get(name) !== when ? '' : when)
  return whens
}

/** The files of a chunk: itself, what it imports before it runs, and the styles of all of them. */
function listFiles(files: Files, wanted: RegExp): string[] {
  const chunks = new Set(
    chunksOf(Object.keys(files), files).filter(({ moduleIds }) =>
      moduleIds.some((id) => wanted.test(id)),
    ),
  )
  // A set visits what is added while it is walked.
  for (const { imports } of chunks) for (const chunk of chunksOf(imports, files)) chunks.add(chunk)
  return [...chunks].flatMap(({ fileName, viteMetadata }) => [
    fileName,
    ...(viteMetadata?.importedCss ?? []),
  ])
}

function chunksOf(names: readonly string[], files: Files): Chunk[] {
  return names.flatMap((name) => {
    const file = files[name]
    return file?.type === 'chunk' ? [file] : []
  })
}

function toTag(
  name: string,
  when: string,
  kind = name.endsWith('.css') ? 'preload" as="style' : 'modulepreload',
): string {
  return `<link rel="${kind}" crossorigin href="/${name}" ${when}`.trimEnd() + '>'
}
