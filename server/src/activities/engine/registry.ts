import type { Consumer } from '../../frame/events.ts'

let consumer: Consumer | null = null

/**
 * The follower knows every activity, and every activity asks the follower to catch up first. The
 * table of activities closes that circle when it is loaded.
 */
export function registerConsumer(follower: Consumer): void {
  consumer = follower
}

export function getConsumer(): Consumer {
  if (!consumer) throw new Error('the table of activities was not loaded')
  return consumer
}
