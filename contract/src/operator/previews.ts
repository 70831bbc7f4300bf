import { z } from 'zod'
import { listedId } from '../schemas.ts'
import { promotionName } from './activities.ts'
import { content } from './edits.ts'
import { mailTexts } from './mailings.ts'
import { operatorCall } from './operator-call.ts'
import { seenAs } from './seen-as.ts'

const shown = {
  writes: true as const,
  output: z.object({
    url: z.url().max(500).describe('A page of the site for a frame, good for 15 minutes'),
  }),
  errors: { badContent: 1001 },
}
const row = z.strictObject({ id: listedId.nullable(), content })

/**
 * A draft as players would see it: their own pages, answered as if it were in force. Nothing is
 * written there.
 */
export const operatorPreviewCalls = {
  previewSettings: operatorCall('previewSettings', {
    about: 'Shows home as a visitor would see it by a draft of the settings.',
    permission: 'settings.read',
    input: z.strictObject({ content }),
    ...shown,
  }),
  previewBanner: operatorCall('previewBanner', {
    about: 'Shows home as a visitor would see it with a draft of a banner.',
    permission: 'content.read',
    input: row,
    ...shown,
  }),
  previewNotice: operatorCall('previewNotice', {
    about: 'Shows the notices as a visitor would see them with a draft of one.',
    permission: 'content.read',
    input: row,
    ...shown,
  }),
  previewText: operatorCall('previewText', {
    about: 'Shows the page that says these words, as a visitor would see it by the draft.',
    permission: 'content.read',
    input: row,
    ...shown,
  }),
  previewActivity: operatorCall('previewActivity', {
    about: 'Shows a promotion’s page by a draft: to a new player, or one who deposited and played.',
    permission: 'activities.read',
    input: z.strictObject({
      activity: promotionName,
      content,
      seenAs: z.literal([...seenAs]).default('new'),
    }),
    ...shown,
  }),
  previewMail: operatorCall('previewMail', {
    about: 'Shows the mails of a player who has got the draft of one.',
    permission: 'mail.read',
    input: z.strictObject({ texts: mailTexts }),
    ...shown,
  }),
}
