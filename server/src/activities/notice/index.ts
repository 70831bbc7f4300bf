import { noticeConfig } from '@parlour/contract/activities/notice.ts'
import type { z } from 'zod'
import type { Promotion } from '../engine/index.ts'

/** Content only: the notice itself is in the notice list. */
export const notice = {
  name: 'Notice',
  config: noticeConfig,
  start: () => ({}),
  on: {},
  offers: () => [],
  claimed: (state) => state,
  card: ({ config }) =>
    config.noticeId === null
      ? null
      : { canClaim: false, link: `/lobby/notice/detail/${config.noticeId}` },
} satisfies Promotion<z.output<typeof noticeConfig>, object>
