import { lerp } from './geometry.ts'

const ink = '#05010c'

export function mix(from: string, to: string, share: number): string {
  const target = channels(to)
  return hex(channels(from).map((value, index) => lerp(value, target[index], share)))
}

export const lighten = (colour: string, share: number): string => mix(colour, '#ffffff', share)

export const darken = (colour: string, share: number): string => mix(colour, ink, share)

function channels(colour: string): number[] {
  const digits = colour.replace('#', '')
  const full = digits.length === 3 ? digits.replace(/./g, (digit) => digit + digit) : digits
  return [0, 2, 4].map((start) => Number.parseInt(full.slice(start, start + 2), 16))
}

const hex = (values: readonly number[]): string =>
  `#${values.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`

const channel = (value: number): number => Math.max(0, Math.min(255, Math.round(value)))
