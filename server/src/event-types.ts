/** Facts that modules tell each other, by name. Always of one player, always in the past. */
export type Events = {
  'player.registered': { superiorId: number | null }
  'mobile.bound': { mobile: string }
}

export type EventName = keyof Events
