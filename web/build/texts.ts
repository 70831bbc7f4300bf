import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import type { Plugin } from 'vite'
import { localeFile, listAreas, locales, textsFolder } from './text-files.ts'
import { writeTextTypes } from './text-types.ts'

const indexName = 'virtual:texts'
const lateName = 'virtual:texts/late'
/** What home's first picture says. The way to all other words comes with the first of them. */
const firstAreas = ['frame', 'home', 'games']
const areaPattern = /^virtual:texts\/([a-z-]+)\.([a-zA-Z-]+)$/

/** Compiles the locale files, a lazy module per locale and area, and keeps the key types fresh. */
export function textsPlugin(): Plugin {
  return {
    name: 'parlour:texts',
    buildStart: writeTextTypes,
    resolveId: (id) =>
      id === indexName || id === lateName || areaPattern.test(id) ? `\0${id}` : undefined,
    async load(id) {
      if (id === `\0${indexName}`) return { code: firstLoaders(), moduleType: 'js' }
      if (id === `\0${lateName}`) return { code: await lateLoaders(), moduleType: 'js' }
      const [, area, locale] = areaPattern.exec(id.slice(1)) ?? []
      if (id[0] !== '\0' || !locale || !area) return undefined
      const file = localeFile(locale, area)
      this.addWatchFile(file)
      return { code: await compileFile(file), moduleType: 'js' }
    },
    async handleHotUpdate({ file, server }) {
      if (
        !file.startsWith(join(textsFolder, 'th-TH')) &&
        !file.startsWith(join(textsFolder, 'en-US'))
      )
        return
      await writeTextTypes()
      server.ws.send({ type: 'full-reload' })
    },
  }
}

export async function compileFile(file: string): Promise<string> {
  const texts = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>
  const compiled = Object.entries(texts).map(([key, text]) => [key, compile(text)])
  return `export const texts = ${JSON.stringify(Object.fromEntries(compiled))}`
}

function firstLoaders(): string {
  return [
    `export const textLoaders = ${loadersOf(firstAreas)}`,
    `export const loadLateTexts = () => import('${lateName}')`,
  ].join('\n')
}

async function lateLoaders(): Promise<string> {
  const areas = (await listAreas()).filter((area) => !firstAreas.includes(area))
  return `export const lateTextLoaders = ${loadersOf(areas)}`
}

function loadersOf(areas: readonly string[]): string {
  const ofLocale = (locale: string) =>
    areas.map((area) => `'${area}': () => import('virtual:texts/${area}.${locale}')`).join(',')
  const rows = locales.map((locale) => `'${locale}': {${ofLocale(locale)}}`)
  return `{${rows.join(',')}}`
}
