import { z } from 'zod'
import { taskTypes } from '../activity-types.ts'
import { choice } from '../schemas.ts'
import { priceField, turnoverField } from './config-fields.ts'

const channels = [
  taskTypes.followFacebook,
  taskTypes.followTelegram,
  taskTypes.followInstagram,
  taskTypes.followWhatsapp,
] as const

/**
 * Its channels are in the list of tasks, by the numbers `followTaskIds`:
 * appProxyUser4TaskUserShare records the visit, …Receive pays it.
 */
export const followRewardsConfig = z.strictObject({
  taskTypes: z
    .array(
      choice('Channel', [
        [taskTypes.followFacebook, 'Facebook'],
        [taskTypes.followTelegram, 'Telegram'],
        [taskTypes.followInstagram, 'Instagram'],
        [taskTypes.followWhatsapp, 'WhatsApp'],
      ]),
    )
    .min(1)
    .max(channels.length)
    .default([...channels])
    .meta({ label: 'Channels' }),
  bonus: priceField('Bonus a channel').default(2_00),
  betRate: turnoverField.default(5),
})
