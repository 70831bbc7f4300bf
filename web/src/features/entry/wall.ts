/** As many pictures as the wall has places. */
const places = 9

type Shown = { maintain: number }

/** Games one can play here, as decoration; few of them come round again. */
export function listWall<Game extends Shown>(games: readonly Game[]): Game[] {
  const open = games.filter(({ maintain }) => maintain === 0)
  const rounds = open.length === 0 ? 0 : Math.ceil(places / open.length)
  return Array.from({ length: rounds }, () => open)
    .flat()
    .slice(0, places)
}
