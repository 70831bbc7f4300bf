import { z } from 'zod'
import { id, label, moment, nextCursor } from '../schemas.ts'
import { operatorCall } from './operator-call.ts'

export const linkSignalNames = ['device', 'household', 'openedTogether', 'person', 'payer'] as const

const group = z.object({
  groupId: id.describe('The oldest account of it'),
  playerList: z
    .array(
      z.object({
        playerId: id,
        playerName: label(100),
        state: z.literal(['active', 'frozen', 'closed']),
        createTime: moment,
      }),
    )
    .max(200),
  tieList: z
    .array(z.object({ one: id, other: id, signalList: z.array(z.literal(linkSignalNames)).max(5) }))
    .max(1_000),
})

export const operatorLinkedCalls = {
  listGroups: operatorCall('listGroups', {
    about: 'Lists accounts that are likely one person’s by several signals, the newest first.',
    permission: 'risk.read',
    input: z.strictObject({
      playerId: id.optional().describe('Only the group of this player'),
      cursor: z.string().min(1).max(200).optional(),
    }),
    output: z.object({
      groupList: z.array(group).max(200),
      lookedAt: z.int().min(0).max(10_000).describe('How many accounts this page looked at'),
      nextCursor,
    }),
    errors: { unknownPlayer: 1001 },
  }),
}
