import { type Content, type Doc, fixed, group, path } from './svg.ts'

export type LitOptions = {
  /** Strength and sharpness of the highlight. */
  spec?: number
  shine?: number
  /** Colour of the rim light; null leaves it out. */
  rim?: string | null
  rimK?: number
  /** Height of the relief. */
  depth?: number
  /** Opacity of the contact shadow. */
  sh?: number
  /** Light that reaches everywhere, and the share the key light adds. */
  amb?: number
  gain?: number
  /** Blur of the light itself. */
  soft?: number
}

type Relief = {
  scale: number
  azimuth: number
  soft: number
}

const wide = '-60% -60% 220% 220%'

export const blur = (D: Doc, deviation: number): string =>
  D.filter(`<feGaussianBlur stdDeviation="${deviation}"/>`, wide)

/**
 * Lights a silhouette as a height field (its blurred alpha) by a warm key and a coloured rim, over
 * a contact shadow. `r` is the radius of the bevel in user units.
 */
export function lit(D: Doc, r: number, options: LitOptions = {}): string {
  const { key, az, shadow } = D.light
  const { spec = 0.75, shine = 22, rim = D.light.rim, rimK = 0.85, depth = 1 } = options
  const { sh = 0.55, amb = 0.34, gain = 0.84, soft = Math.max(0.5, r * 0.18) } = options
  const relief: Relief = { scale: r * 1.25 * depth, azimuth: az, soft }
  const body = [
    `<feGaussianBlur in="SourceAlpha" stdDeviation="${fixed(r)}" result="h"/>`,
    diffuse(relief, gain, amb),
    spec ? highlight(relief, spec, shine, key) : '',
    rim ? rimLight(relief, rimK, rim) : '',
    contactShadow(r, shadow, sh),
    spec ? addLight('s') : '',
    rim ? addLight('r') : '',
    '<feComposite in="a" in2="SourceAlpha" operator="in" result="a"/>',
    `<feMerge>${sh ? '<feMergeNode in="shadow"/>' : ''}<feMergeNode in="a"/></feMerge>`,
  ]
  return D.filter(body.join(''), '-25% -25% 150% 150%')
}

export const litGroup = (D: Doc, r: number, content: Content, options?: LitOptions): string =>
  group(content, { filter: lit(D, r, options) })

export const litPath = (D: Doc, r: number, d: string, fill: string, options?: LitOptions): string =>
  path(d, { fill, filter: lit(D, r, options), strokeLinejoin: 'round' })

export function grain(D: Doc, amount: number, frequency: number): string {
  const grey = '0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5'
  const noise = `type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="7"`
  const alpha = `0 0 0 ${amount * 3} ${-amount}`
  return D.filter(
    `<feTurbulence ${noise}/><feColorMatrix values="${grey}  ${alpha}"/>`,
    '0 0 100% 100%',
  )
}

const distantLight = (azimuth: number, elevation: number) =>
  `<feDistantLight azimuth="${azimuth}" elevation="${elevation}"/>`

function diffuse({ scale, azimuth, soft }: Relief, gain: number, ambient: number): string {
  const surface = `surfaceScale="${fixed(scale)}" diffuseConstant="1" lighting-color="#fff"`
  const light = distantLight(azimuth, 52)
  const blend = `operator="arithmetic" k1="${gain}" k2="${ambient}" k3="0" k4="0"`
  return [
    `<feDiffuseLighting in="h" ${surface} result="d0">${light}</feDiffuseLighting>`,
    `<feGaussianBlur in="d0" stdDeviation="${fixed(soft)}" result="d"/>`,
    `<feComposite in="SourceGraphic" in2="d" ${blend} result="a0"/>`,
    '<feComposite in="a0" in2="SourceAlpha" operator="in" result="a"/>',
  ].join('')
}

function highlight(relief: Relief, strength: number, shine: number, colour: string): string {
  const surface =
    `surfaceScale="${fixed(relief.scale)}" specularConstant="${strength}" ` +
    `specularExponent="${shine}" lighting-color="${colour}"`
  return specular('s', surface, distantLight(relief.azimuth, 48), relief.soft * 0.6)
}

function rimLight(relief: Relief, strength: number, colour: string): string {
  const surface =
    `surfaceScale="${fixed(relief.scale * 1.1)}" specularConstant="${strength}" ` +
    `specularExponent="12" lighting-color="${colour}"`
  return specular('r', surface, distantLight(relief.azimuth + 170, 16), relief.soft * 0.5)
}

const specular = (name: string, surface: string, light: string, deviation: number): string =>
  [
    `<feSpecularLighting in="h" ${surface} result="${name}0">${light}</feSpecularLighting>`,
    `<feGaussianBlur in="${name}0" stdDeviation="${fixed(deviation)}" result="${name}1"/>`,
    `<feComposite in="${name}1" in2="SourceAlpha" operator="in" result="${name}"/>`,
  ].join('')

const contactShadow = (r: number, colour: string, opacity: number): string =>
  [
    `<feOffset in="SourceAlpha" dx="0" dy="${fixed(r * 0.7)}"/>`,
    `<feGaussianBlur stdDeviation="${fixed(r)}" result="sb"/>`,
    `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/>`,
    '<feComposite in2="sb" operator="in" result="shadow"/>',
  ].join('')

const addLight = (name: string): string => {
  const sum = 'operator="arithmetic" k1="0" k2="1" k3="1" k4="0"'
  return `<feComposite in="a" in2="${name}" ${sum} result="a"/>`
}
