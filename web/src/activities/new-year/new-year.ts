import type { CallOutput } from '../../calls/api.ts'

export const reading = 'appNewYearUser'
export type NewYear = CallOutput<typeof reading>
export type NewYearTask = NewYear['taskList'][number]

/** The first box that can be opened now. */
export function nextBox({ boxList }: Pick<NewYear, 'boxList'>) {
  return boxList.find(({ status }) => status === 1) ?? null
}

/** What can be claimed first, what is done last. */
export function inOrder(tasks: readonly NewYearTask[]): NewYearTask[] {
  const places = { 1: 0, 0: 1, 2: 2 } as const
  return tasks.toSorted((one, other) => places[one.status] - places[other.status])
}
