import type { CallOutput } from '../../calls/api.ts'

export const reading = 'agent4Data'
export type AgentCount = CallOutput<typeof reading>
export type Step = AgentCount['awardList'][number]

/** The step the player is on the way to; null when all are reached. */
export function findNextStep({
  validInvites,
  awardList,
}: Pick<AgentCount, 'validInvites' | 'awardList'>): Step | null {
  return awardList.find(({ invites }) => validInvites < invites) ?? null
}

/** How much of the cover must be gone before the card opens by itself. */
export const openShare = 0.55

/** Which parts of the cover a touch at a place takes away; the cover is a grid of 8 by 4. */
export function partsAt(x: number, y: number): number[] {
  const [column, row] = [Math.floor(x * coverColumns), Math.floor(y * coverRows)]
  const near = [-1, 0, 1].map((step) => column + step)
  return near
    .filter((one) => one >= 0 && one < coverColumns && row >= 0 && row < coverRows)
    .map((one) => row * coverColumns + one)
}
export const coverColumns = 8
export const coverRows = 4
