export type Attributes = Readonly<Record<string, string | number | null | undefined>>
export type Content = string | readonly string[]

/** 'colour', 'colour offset' or [colour, offset, opacity]; without offsets the steps are even. */
export type Stop = string | readonly [colour: string, offset?: number, opacity?: number]

export type LinearOptions = {
  x1?: number
  y1?: number
  x2?: number
  y2?: number
  /** Angle in degrees; replaces the four coordinates. */
  a?: number
  /** Coordinates are user space rather than the shape's box. */
  us?: 1
}

export type RadialOptions = {
  cx?: number
  cy?: number
  r?: number
  fx?: number
  fy?: number
  us?: 1
}

export type Light = {
  key: string
  rim: string
  /** Direction the key light comes from, in degrees. */
  az: number
  shadow: string
}

const nightLight: Light = { key: '#fff4dc', rim: '#7fd8ff', az: 238, shadow: '#07030f' }

export const fixed = (value: number): string => (Math.round(value * 100) / 100).toString()

export const path = (d: string, attributes?: Attributes): string =>
  `<path d="${d}"${write(attributes)}/>`

export const circle = (cx: number, cy: number, r: number, attributes?: Attributes): string =>
  `<circle cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(r)}"${write(attributes)}/>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes?: Attributes,
): string => {
  const centre = `cx="${fixed(cx)}" cy="${fixed(cy)}"`
  return `<ellipse ${centre} rx="${fixed(rx)}" ry="${fixed(ry)}"${write(attributes)}/>`
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes?: Attributes,
): string => {
  const box = `x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" height="${fixed(height)}"`
  return `<rect ${box}${write(attributes)}/>`
}

export const group = (content: Content, attributes?: Attributes): string =>
  `<g${write(attributes)}>${join(content)}</g>`

/** Places content drawn around its own origin. */
export const at = (x: number, y: number, content: Content, scale = 1, rotation = 0): string => {
  const turn = rotation ? ` rotate(${fixed(rotation)})` : ''
  const size = scale === 1 ? '' : ` scale(${fixed(scale)})`
  return `<g transform="translate(${fixed(x)} ${fixed(y)})${turn}${size}">${join(content)}</g>`
}

/** One picture. Gradients, filters, patterns and clips are kept once each, by what they say. */
export class Doc {
  readonly width: number
  readonly height: number
  readonly light: Light
  private readonly definitions = new Map<string, string>()

  constructor(width: number, height: number, light: Partial<Light> = {}) {
    this.width = width
    this.height = height
    this.light = { ...nightLight, ...light }
  }

  lin(...list: readonly (Stop | LinearOptions)[]): string {
    const { stops, options } = separate(list)
    const { x1, y1, x2, y2 } = direction(options)
    const line = `x1="${fixed(x1)}" y1="${fixed(y1)}" x2="${fixed(x2)}" y2="${fixed(y2)}"`
    const place = line + userSpace(options.us)
    return this.define(`<linearGradient id="%" ${place}>${writeStops(stops)}</linearGradient>`)
  }

  rad(...list: readonly (Stop | RadialOptions)[]): string {
    const { stops, options } = separate(list)
    const { cx = 0.5, cy = 0.5, r = 0.5, fx = cx, fy = cy } = options
    const disc = `cx="${fixed(cx)}" cy="${fixed(cy)}" r="${fixed(r)}"`
    const place = `${disc} fx="${fixed(fx)}" fy="${fixed(fy)}"${userSpace(options.us)}`
    return this.define(`<radialGradient id="%" ${place}>${writeStops(stops)}</radialGradient>`)
  }

  /** Region: 'x y width height' around the filtered shape. */
  filter(body: string, region: string): string {
    const [x, y, width, height] = region.split(' ')
    const box = `x="${x}" y="${y}" width="${width}" height="${height}"`
    return this.define(`<filter id="%" ${box} color-interpolation-filters="sRGB">${body}</filter>`)
  }

  pattern(width: number, height: number, body: string): string {
    const tile = `width="${fixed(width)}" height="${fixed(height)}"`
    return this.define(`<pattern id="%" ${tile} patternUnits="userSpaceOnUse">${body}</pattern>`)
  }

  clip(body: string): string {
    return this.define(`<clipPath id="%">${body}</clipPath>`)
  }

  clipped(d: string, content: Content): string {
    return group(content, { clipPath: this.clip(path(d)) })
  }

  out(body: string): string {
    const defs = [...this.definitions].map(([text, id]) => text.replace('id="%"', `id="${id}"`))
    const size = `width="${this.width}" height="${this.height}"`
    const open =
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ' +
      `${size} viewBox="0 0 ${this.width} ${this.height}">`
    return `${open}<defs>${defs.join('')}</defs>${body}</svg>`
  }

  private define(text: string): string {
    const known = this.definitions.get(text)
    const id = known ?? `d${this.definitions.size.toString(36)}`
    if (!known) this.definitions.set(text, id)
    return `url(#${id})`
  }
}

const join = (content: Content): string =>
  typeof content === 'string' ? content : content.join('')

const write = (attributes: Attributes = {}): string =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => ` ${kebab(name)}="${value}"`)
    .join('')

const kebab = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const userSpace = (us?: 1): string => (us ? ' gradientUnits="userSpaceOnUse"' : '')

function separate<Options extends object>(list: readonly (Stop | Options)[]) {
  const stops: Stop[] = []
  let options: Partial<Options> = {}
  for (const entry of list) {
    if (isStop(entry)) stops.push(entry)
    else options = entry
  }
  return { stops, options }
}

const isStop = (entry: Stop | object): entry is Stop =>
  typeof entry === 'string' || Array.isArray(entry)

function direction({ x1 = 0, y1 = 0, x2 = 0, y2 = 1, a }: LinearOptions) {
  if (a === undefined) return { x1, y1, x2, y2 }
  const turn = (a * Math.PI) / 180
  const dx = Math.cos(turn) / 2
  const dy = Math.sin(turn) / 2
  return { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy }
}

function writeStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [colour, offset, opacity] = typeof stop === 'string' ? stop.trim().split(/\s+/) : stop
      const place = offset === undefined ? index / (stops.length - 1) : Number(offset)
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${fixed(place)}" stop-color="${colour}"${alpha}/>`
    })
    .join('')
}
