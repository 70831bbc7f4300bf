type Week = { deposited: number; tierList: readonly { from: number }[] }

/** How far a week is on the way from the tier it has to the next one. */
export function weekProgress({ deposited, tierList }: Week) {
  const next = tierList.find(({ from }) => deposited < from)?.from ?? null
  const reached = tierList.findLast(({ from }) => deposited >= from)?.from ?? 0
  if (next === null) return { next, left: 0, from: 1, to: 1 }
  return { next, left: next - deposited, from: deposited - reached, to: next - reached }
}
