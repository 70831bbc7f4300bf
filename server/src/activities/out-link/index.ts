import { outLinkConfig } from '@parlour/contract/activities/out-link.ts'
import type { z } from 'zod'
import type { Promotion } from '../engine/index.ts'

/** Content only: a card that leads out of the site. */
export const outLink = {
  name: 'OutLink',
  config: outLinkConfig,
  start: () => ({}),
  on: {},
  offers: () => [],
  claimed: (state) => state,
  card: ({ config }) => (config.link === null ? null : { canClaim: false, link: config.link }),
} satisfies Promotion<z.output<typeof outLinkConfig>, object>
