import type { Plugin } from 'vite'

/** Where the server puts what it knows about the first picture of home. */
export const firstPictureMark = '<!--first-picture-->'

const phones = '(max-width: 1023.98px)'
const desktops = '(min-width: 1024px)'

/** What every page needs right after the frame; and after that home, or any other page. */
const everyPage: Wanted[] = [
  { chunk: /shells[\\/]mobile[\\/]index\.ts$/, media: phones },
  { chunk: /shells[\\/]desktop[\\/]index\.ts$/, media: desktops },
  { chunk: /virtual:texts\/frame\.th-TH$/ },
]
const homePage: Wanted[] = [
  { chunk: /HomePage\.mobile\.tsx$/, media: phones },
  { chunk: /HomePage\.desktop\.tsx$/, media: desktops },
  { chunk: /virtual:texts\/(home|games)\.th-TH$/ },
]

const otherPages: Wanted[] = [{ chunk: /shells[\\/]pages\.ts$/ }]

type Wanted = { chunk: RegExp; media?: string }
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
    generateBundle(_options, bundle) {
      const files = bundle as unknown as Files
      const page = files['index.html']
      if (page?.type !== 'asset') return
      const html = insert(String(page.source), listTags(files, everyPage))
      const home = insert(html, [...listTags(files, homePage), firstPictureMark])
      page.source = insert(html, listTags(files, otherPages))
      const drawn = withStyles(home, files, listStyles(files, html))
      this.emitFile({ type: 'asset', fileName: 'home.html', source: drawn })
    },
  }
}

/**
 * Home's own styles stand in the page, so that it is drawn before any file is here. Their files
 * are named as links that are off: code that comes later takes them as loaded, instead of having
 * the browser read, style and lay out everything a second time. Its code lies in a template: it
 * takes nothing from the first picture of a visitor, who needs none of it.
 */
function withStyles(html: string, files: Files, names: readonly string[]): string {
  const css = names.map((name) => sourceOf(files, name)).join('') + hidden
  const links = names.map((name) => `<link rel="stylesheet" href="/${name}" disabled>`).join('')
  const code = [...html.matchAll(codeTag)].map(([tag]) => tag.trim()).join('')
  const script = `<script>(function(){${hideForOthers}${wakeUp}})()</script>`
  const late = `<template id="code">${code}</template>${script}`
  return html
    .replaceAll(/ *<link rel="(stylesheet|preload" as="style)"[^>]*>\n?/g, '')
    .replaceAll(codeTag, '')
    .replace('<title>', () => `<style>${css}/*drawn*/</style>${links}${late}<title>`)
}

const codeTag = / *<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>\n?/g

const hidden = '[data-drawn=other] #root{visibility:hidden}'

/** The drawn page is a visitor's, in its language, on home's first tab: others wait for theirs. */
const hideForOthers =
  'try{var s=localStorage,d=document.documentElement,a="?lang="+d.lang,q=location.search;' +
  'if(s.ACCESS_TOKEN||(q?q.slice(0,8)!=a||q.length>11:s.LOCALE&&s.LOCALE.slice(0,2)!=d.lang)||' +
  "sessionStorage.HOME_TAB)d.dataset.drawn='other'}catch(e){}"

/**
 * A visitor's home is complete without the app, which comes when the browser has nothing else to
 * do, or at the first touch. A button pressed before the app stands is pressed again by it.
 */
const wakeUp =
  'var h=document.documentElement.dataset,t=document.getElementById("code"),' +
  'go=function(){if(t)document.head.append(t.content);t=null},' +
  'touch=function(){h.touched="";go()},' +
  'rest=function(){(window.requestIdleCallback||setTimeout)(go)};' +
  'if(h.drawn||h.mode)go();else{' +
  '["pointerdown","keydown","wheel"].forEach(function(n){' +
  'addEventListener(n,touch,{once:true,capture:true,passive:true})});' +
  'addEventListener("load",rest);setTimeout(go,4e3);' +
  // Where home could not be drawn there is nothing to look at meanwhile.
  'addEventListener("DOMContentLoaded",function(){document.querySelector("[data-shell]")||go()});' +
  'addEventListener("click",function(e){' +
  'var b=e.target.closest&&e.target.closest("[data-shell] button");' +
  'if(b){var r=b.getBoundingClientRect();' +
  'h.tap=r.x+r.width/2+" "+(r.y+r.height/2)}},true)}'

/** Every style that home needs in either shell, those the page names itself first. */
function listStyles(files: Files, html: string): string[] {
  const named = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)]
  const wanted = [...everyPage, ...homePage].flatMap(({ chunk }) => listFiles(files, chunk))
  const names = [
    ...named.flatMap(([, name = '']) => name),
    ...wanted.filter((name) => name.endsWith('.css')),
  ]
  return [...new Set(names)]
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
  const media = new Map<string, string>()
  for (const { chunk, media: when = '' } of wanted)
    for (const name of listFiles(files, chunk))
      // What both shells need is wanted whatever the window.
      media.set(name, media.has(name) && media.get(name) !== when ? '' : when)
  return [...media]
    .filter(([name]) => !already.includes(name))
    .map(([name, when]) => toTag(name, when))
}

/** The files of a chunk: itself, what it imports, and the styles of both. */
function listFiles(files: Files, wanted: RegExp): string[] {
  const chunks = Object.values(files)
    .filter((file) => file.type === 'chunk')
    .filter(({ moduleIds }) => moduleIds.some((id) => wanted.test(id)))
  return [...chunks, ...chunks.flatMap((chunk) => importsOf(chunk, files))].flatMap(
    ({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])],
  )
}

function importsOf({ imports }: Chunk, files: Files): Chunk[] {
  return imports.flatMap((name) => {
    const file = files[name]
    return file?.type === 'chunk' ? [file] : []
  })
}

function toTag(name: string, media: string): string {
  const when = media === '' ? '' : ` media="${media}"`
  const kind = name.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'
  return `<link ${kind} crossorigin href="/${name}"${when}>`
}
