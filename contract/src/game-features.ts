/** What can be said of a game by its figures alone, in the order the lobby shows it. */
export const gameFeatures = ['highReturn', 'bigWins', 'gentle', 'together'] as const
export type GameFeature = (typeof gameFeatures)[number]
