import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureBrowser } from '../../../scripts/browser.ts'
import { median } from '../figures.ts'
import type { Measured } from './budget.ts'
import type { BenchSite } from './site.ts'

const version = '13.5.0'
const root = path.resolve(import.meta.dirname, '../../..')
const place = path.join(root, 'node_modules/.cache/lighthouse')
const program = path.join(place, 'node_modules/lighthouse/cli/index.js')

const home = '/lobby/home'
/** A game's own sheet stands over home; 101 is the first title of the demo. */
const sheet = `${home}?game=101`
const routes = [home, '/lobby/rewards', '/register', sheet]

const budgets = { pointsLost: 5, timesFloor: 1.5, blocking: 200 }
/**
 * Of all that comes while nobody touches the page, home's app included: it is fetched at rest. A
 * drawn page holds its picture; any other is a few lines that name the app's files.
 */
const homeKB = { Document: 14.6, Script: 130, Stylesheet: 20, Font: 50, Image: 220 }
const sheetKB = { ...homeKB, Document: 16.2 }
const otherKB = { Document: 5, Script: 200, Stylesheet: 40, Font: 50, Image: 220 }
const plain = { kB: otherKB }

type Report = {
  pointsLost: number
  largestPaintMs: number
  blockingMs: number
  kB: Record<string, number>
}

/** Lighthouse on its own middling phone, beside the floor on the same machine. */
export async function measureLighthouse(site: BenchSite, rounds: number): Promise<Measured[]> {
  install()
  // Home is drawn when somebody first asks for it: that is no visitor's wait.
  await fetch(site.url + home, { headers: { accept: 'text/html' } })
  const floor: Report[] = []
  const measured: Measured[] = []
  for (const route of routes) {
    const loads: Report[] = []
    for (let round = 0; round < rounds; round++) {
      // Side by side, so that both meet the same neighbours on a busy machine.
      if (route === home) floor.push(await examine(site.floorUrl))
      loads.push(await examine(site.url + route))
    }
    const limits = route === sheet ? { ...budgets, kB: sheetKB } : plain
    const others = () => figures(route, loads, floor, limits)
    measured.push(...(route === home ? homeFigures(loads, floor) : others()))
  }
  return measured
}

function homeFigures(loads: Report[], floor: Report[]): Measured[] {
  const paint = (of: Report[]) => median(of.map(({ largestPaintMs }) => largestPaintMs))
  const timesFloor = {
    what: 'largest paint, times the floor’s',
    unit: '' as const,
    value: paint(loads) / paint(floor),
    budget: budgets.timesFloor,
  }
  return [...figures(home, loads, floor, { ...budgets, kB: homeKB }), timesFloor]
}

function figures(
  route: string,
  loads: Report[],
  floor: Report[],
  most: Partial<typeof budgets> & { kB: typeof homeKB },
): Measured[] {
  const of = (reports: Report[], read: (one: Report) => number) => median(reports.map(read))
  const figure = (
    what: string,
    unit: Measured['unit'],
    read: (one: Report) => number,
    budget: number = Number.POSITIVE_INFINITY,
  ): Measured => ({
    what: `${what} ${route}`,
    unit,
    value: of(loads, read),
    floor: of(floor, read),
    budget,
  })
  return [
    figure('Lighthouse, points lost', '', ({ pointsLost }) => pointsLost, most.pointsLost),
    figure('largest paint', 'ms', ({ largestPaintMs }) => largestPaintMs),
    figure('blocking time', 'ms', ({ blockingMs }) => blockingMs, most.blocking),
    ...Object.entries(most.kB).map(([kind, budget]) =>
      figure(`weight: ${kind}`, 'kB', ({ kB }) => kB[kind] ?? 0, budget),
    ),
  ]
}

/** Kept out of the house's own dependencies: it brings a hundred packages for one command. */
function install(): void {
  if (existsSync(program)) return
  mkdirSync(place, { recursive: true })
  const words = ['install', '--no-audit', '--no-fund', '--prefix', place, `lighthouse@${version}`]
  execFileSync('npm', words, { stdio: 'inherit' })
}

/** Now and then a trace lacks its own beginning: that load was not measured, the next one is. */
async function examine(address: string, tries = 3): Promise<Report> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu'
  const words = [address, '--quiet', '--output=json', '--only-categories=performance', flags]
  const env = { ...process.env, CHROME_PATH: ensureBrowser() }
  // The site is served by this very process, which must not stand still meanwhile.
  const options = { env, maxBuffer: 64 * 1024 * 1024 }
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [program, ...words], options)
    return toReport(JSON.parse(stdout) as Lighthouse)
  } catch (error) {
    if (tries <= 1 || !String(error).includes('NO_NAVSTART')) throw error
    return examine(address, tries - 1)
  }
}

type Lighthouse = {
  categories: { performance: { score: number } }
  audits: Record<string, Audit>
}
type Audit = {
  numericValue?: number
  details?: { items?: { resourceType?: string; transferSize?: number }[] }
}

function toReport({ categories, audits }: Lighthouse): Report {
  const kB: Record<string, number> = {}
  for (const { resourceType = 'Other', transferSize = 0 } of audits['network-requests']?.details
    ?.items ?? [])
    kB[resourceType] = (kB[resourceType] ?? 0) + transferSize / 1000
  return {
    pointsLost: Math.round(100 - categories.performance.score * 100),
    largestPaintMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    blockingMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    kB,
  }
}
