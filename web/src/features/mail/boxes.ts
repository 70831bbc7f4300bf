/** 0 personal, 1 rewards, 2 system: the boxes in the order of their tabs. */
export const boxes = [0, 1, 2] as const
export type Box = (typeof boxes)[number]

export const boxTitles = { 0: 'mail.personal', 1: 'mail.rewards', 2: 'mail.system' } as const

/** Where the page opens: at the first box with something unread. */
export function firstBox(unread: { red0: number; red1: number; red2: number }): Box {
  return boxes.find((box) => unread[`red${box}`] > 0) ?? 0
}
