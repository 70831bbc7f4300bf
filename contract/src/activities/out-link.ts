import { z } from 'zod'
import { siteLink } from '../schemas.ts'

/** Content only: a card of the rewards list that leads out of the site. */
export const outLinkConfig = z.strictObject({
  link: siteLink.nullable().default(null).meta({ label: 'Link' }),
})
