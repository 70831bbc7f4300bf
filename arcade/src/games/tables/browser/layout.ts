export type Box = { x: number; y: number; width: number; height: number }
export type Rows = readonly (readonly string[])[]
export type Layout = {
  /** Null where there is no room for them. */
  roads: Box | null
  /** Where the outcome is laid out. */
  scene: Box
  spots: Map<string, Box>
  /** Null where all rows are in sight. */
  pager: Pager | null
}
/** Which part of the rows is in sight, and where one turns to the one before or after. */
export type Pager = { page: number; pages: number; back: Box; on: Box }
type Plan = {
  rows: { tall: Rows; wide: Rows }
  hasRoads: boolean
  /** A scene that tells past rounds itself needs no row for them. */
  hasPast?: boolean
  /** The part of the rows to show, where a felt may be turned like a page. */
  page?: number
}
type Size = { width: number; height: number }

/** Below the strip of past rounds and the frame's own buttons. */
const stripHeight = 48
const gap = 6
/** A thumb hits 44 and the gap around them. */
const [thumb, leastRow, leastScene] = [44, 48, 100]
/** What is drawn now needs the room more than what was drawn before. */
const leastBelowPast = 150

/** A tall stage is a column: roads, outcome, felt. A low one has the felt beside the rest. */
export function layOut({ width, height }: Size, plan: Plan): Layout {
  const { rows, hasRoads, hasPast = true, page } = plan
  const room = height - stripHeight - gap
  if (height < 430 && width > 480) {
    const part = partOf(rows.tall, Math.floor(room / leastRow), page)
    const widest = Math.max(...rows.tall.map((keys) => keys.length))
    const left = width * (widest > 5 ? 0.42 : 0.46)
    const felt = { x: left, y: stripHeight, width: width - left - 8, height: room }
    const scene = { x: 8, y: stripHeight, width: left - 16, height: room }
    const pager = pagerIn(scene, part)
    return { roads: null, scene, spots: spotsIn(felt, part.rows), pager }
  }
  const isWide = width > 640
  const wide = Math.min(width - 12, isWide ? 1040 : 760)
  const x = (width - wide) / 2
  const fit = Math.floor((room - leastScene) / leastRow)
  const part = partOf(isWide ? rows.wide : rows.tall, fit, page)
  const shown = part.rows
  const count = shown.length
  // A felt of many rows needs the room more than the outcome does.
  const share = count > 6 ? 0.74 : count > 4 ? 0.8 : count > 3 ? 0.68 : 0.6
  const least = page === undefined ? 0 : count * leastRow
  const feltHeight = Math.max(least, Math.min(room * share, count * rowHeight(count, isWide)))
  const free = room - feltHeight
  const heights = hasRoads ? [108, 76] : hasPast ? [40] : []
  const roadsHeight = heights.find((high) => free - high > leastBelowPast) ?? 0
  const felt = { x, y: height - feltHeight - gap, width: wide, height: feltHeight }
  const top = stripHeight + (roadsHeight > 0 ? roadsHeight + gap : 0)
  const scene = { x, y: top, width: wide, height: felt.y - top - gap }
  return {
    roads: roadsHeight > 0 ? { x, y: stripHeight, width: wide, height: roadsHeight } : null,
    scene,
    spots: spotsIn(felt, shown),
    pager: pagerIn(scene, part),
  }
}

export function spotAt({ spots }: Layout, x: number, y: number): string | null {
  for (const [key, box] of spots) if (isIn(box, x, y)) return key
  return null
}

/** The page that a touch turns to, if it is one. */
export function pageAt({ pager }: Layout, x: number, y: number): number | null {
  if (!pager) return null
  const step = isIn(pager.back, x, y) ? -1 : isIn(pager.on, x, y) ? 1 : 0
  return step === 0 ? null : turned(pager, step)
}

/** The scene without the room of the buttons that turn the felt. */
export function besidePager({ scene, pager }: Layout): Box {
  if (!pager) return scene
  const taken = pager.back.width + gap
  return { ...scene, x: scene.x + taken, width: scene.width - taken * 2 }
}

/** After the last page comes the first again. */
export function turned({ page, pages }: Pager, step: number): number {
  return (page + step + pages) % pages
}

/** The next spot in a direction, by where their middles lie. */
export function neighbourOf({ spots }: Layout, from: string | null, key: string): string | null {
  const [first] = spots.keys()
  const box = from === null ? undefined : spots.get(from)
  if (!box) return first ?? null
  const [dx, dy] = directions[key] ?? [0, 0]
  const [midX, midY] = middleOf(box)
  let [best, least] = [from, Infinity]
  for (const [name, other] of spots) {
    const [x, y] = middleOf(other)
    const along = (x - midX) * dx + (y - midY) * dy
    const aside = Math.abs((x - midX) * dy) + Math.abs((y - midY) * dx)
    if (along > 1 && along + aside * 3 < least) [best, least] = [name, along + aside * 3]
  }
  return best
}

export function middleOf({ x, y, width, height }: Box): [x: number, y: number] {
  return [x + width / 2, y + height / 2]
}

const directions: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

type Part = { rows: Rows; page: number; pages: number }

/** As many rows as a thumb can hit, and as evenly as they go. */
function partOf(rows: Rows, fit: number, page: number | undefined): Part {
  const most = page === undefined ? rows.length : fit
  const pages = Math.max(1, Math.ceil(rows.length / Math.max(1, most)))
  const each = Math.ceil(rows.length / pages)
  const shown = Math.min(page ?? 0, pages - 1)
  return { rows: rows.slice(shown * each, (shown + 1) * each), page: shown, pages }
}

/** On both sides of the outcome, above the felt. */
function pagerIn(scene: Box, { page, pages }: Part): Pager | null {
  if (pages === 1) return null
  const y = scene.y + scene.height - thumb - gap
  const box = { y, width: thumb, height: thumb }
  const right = scene.x + scene.width - thumb
  return { page, pages, back: { ...box, x: scene.x }, on: { ...box, x: right } }
}

function isIn(box: Box, x: number, y: number): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height
}

/** The fewer rows, the higher they are. */
function rowHeight(count: number, isWide: boolean): number {
  if (count > 4) return isWide ? 68 : 48
  return count > 2 ? (isWide ? 84 : 58) : count > 1 ? 116 : 150
}

function spotsIn(felt: Box, rows: Rows): Map<string, Box> {
  const spots = new Map<string, Box>()
  const height = felt.height / rows.length
  for (const [row, keys] of rows.entries()) {
    const width = felt.width / keys.length
    for (const [column, key] of keys.entries())
      spots.set(key, {
        x: felt.x + column * width + 2,
        y: felt.y + row * height + 2,
        width: width - 4,
        height: height - 4,
      })
  }
  return spots
}
