import type { Channel } from '../money/types.ts'

/** The operator's own mark of a channel, or the one of its kind. */
export function channelMark({ iconH5, variant }: Pick<Channel, 'iconH5' | 'variant'>): string {
  return iconH5 || `/channel/${variant}.svg`
}
