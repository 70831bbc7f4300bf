/** Steps say what each level from 1 asks to be wagered in a life. */
export function levelOf(wagered: number, steps: readonly number[]): number {
  return steps.filter((step) => wagered >= step).length
}
