import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

type Part = { name: string; bytes: number }

type Weighed = { door: number; first: number; styles: number; lazy: Part[] }

/**
 * What a built page is sent first, and what each lazy part of it brings along, gzipped. A part that
 * every other one stands on is of the first; the door is what is sent before it.
 */
export function weighBuild(folder: string, always = /^$/): Weighed {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  const linked = (ends: string) =>
    [...page.matchAll(new RegExp(`(?:src|href)="/(assets/[^"]+\\.${ends})"`, 'g'))].map(
      ([, name = '']) => name,
    )
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  const weigh = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + gzipSync(read(name)).length, 0)
  const door = follow(linked('js'), read)
  const soon = [...door].flatMap((name) => importedIn(read(name), true))
  const first = follow([...door, ...soon.filter((name) => always.test(name))], read)
  const begun = new Set<string>()
  const lazy: Part[] = []
  for (const name of first)
    for (const one of importedIn(read(name), true)) if (!first.has(one)) begun.add(one)
  for (const name of begun) {
    const brought = [...follow([name], read)].filter((one) => !first.has(one))
    lazy.push({ name, bytes: weigh(brought) })
    for (const one of brought) for (const next of importedIn(read(one), true)) begun.add(next)
  }
  return { door: weigh(door), first: weigh(first), styles: weigh(linked('css')), lazy }
}

/** These files with all that they import before they run. */
function follow(names: string[], read: (name: string) => string): Set<string> {
  const found = new Set(names)
  for (const name of found) for (const one of importedIn(read(name), false)) found.add(one)
  return found
}

const whole = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g
const later = /import\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)/g

function importedIn(code: string, isLazy: boolean): string[] {
  return [...code.matchAll(isLazy ? later : whole)].map(([, name = '']) => `assets/${name}`)
}
