/** The game categories of the lobby, and the two tabs that are none: home and favorites. */
export const gameTypes = {
  home: 0,
  slots: 1,
  fish: 2,
  poker: 3,
  sports: 4,
  live: 5,
  games: 6,
  favorites: 101,
} as const
export type GameTypeName = keyof typeof gameTypes
export type GameTypeId = (typeof gameTypes)[GameTypeName]

/** Categories a game can really have. */
export const playableTypes = [1, 2, 3, 4, 5, 6] as const
export type PlayableType = (typeof playableTypes)[number]

/** The analytics name of a home tab. */
export function findGameTypeName(id: number): GameTypeName | null {
  return (
    Object.keys(gameTypes)
      .filter(isGameTypeName)
      .find((name) => gameTypes[name] === id) ?? null
  )
}

function isGameTypeName(name: string): name is GameTypeName {
  return Object.hasOwn(gameTypes, name)
}
