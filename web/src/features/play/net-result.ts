import { send } from '../../calls/api.ts'

const pageSize = 100
/** More rounds than anybody plays between two checks. */
const mostPages = 40

/** What play has brought or cost since then, open rounds at what they have cost so far. */
export async function readNetResult(sinceMs: number): Promise<number> {
  let [net, cursor] = [0, undefined as string | undefined]
  for (let page = 0; page < mostPages; page++) {
    const { roundList, nextCursor } = await send('betRecord', { limit: pageSize, cursor })
    for (const { openTime, stake, win } of roundList) if (openTime >= sinceMs) net += win - stake
    const isPast = (roundList.at(-1)?.openTime ?? 0) < sinceMs
    if (nextCursor === null || isPast) break
    cursor = nextCursor
  }
  return net
}
