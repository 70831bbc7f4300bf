import { vipBadge } from '../rewards/badges.ts'
import { square } from './frames.ts'

export const vip = (level: number): Promise<string> =>
  square((D) => vipBadge(D, level), { light: { rim: '#ffffff' }, scale: 0.92, dy: 8 })
