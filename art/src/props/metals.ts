import { darken, lighten } from '../drawing/colour.ts'
import type { Doc } from '../drawing/svg.ts'

export const goldStops = ['#fff8cf', '#ffdf73 .22', '#f2ad2c .5', '#a9610b .78', '#ffcf5a']

export const gold = (D: Doc, a = 90): string => D.lin(...goldStops, { a })

export const glossy = (D: Doc, c: string): string =>
  D.lin(lighten(c, 0.45), lighten(c, 0.1) + ' .35', c + ' .6', darken(c, 0.45), { a: 90 })
