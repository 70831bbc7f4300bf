import { z } from 'zod'
import { call } from '../call.ts'
import { rewardItems } from '../entities/rewards.ts'
import { mutableKinds, noteGroups } from '../note-kinds.ts'
import { amount, count, id, label, moment, nextCursor, orderId, paging } from '../schemas.ts'

const told = { id, createTime: moment, isRead: z.boolean() }
const letter = z.object({ id, title: label(120), titleEn: label(120) })

const note = z
  .discriminatedUnion('kind', [
    z.object({
      ...told,
      kind: z.literal('deposit'),
      orderId,
      status: z.literal(['credited', 'failed', 'refunded', 'chargedBack']),
      amount,
    }),
    z.object({
      ...told,
      kind: z.literal('withdrawal'),
      orderId,
      status: z.literal(['paid', 'returned']),
      amount,
    }),
    z.object({
      ...told,
      kind: z.literal('reward'),
      source: label(40).describe('`mail`, or the name of an activity'),
      items: rewardItems,
      mail: letter.nullable().describe('Where it waits; null when it was credited'),
    }),
    z.object({ ...told, kind: z.literal('mail'), mail: letter }),
    z.object({
      ...told,
      kind: z.literal('identity'),
      decision: z.literal(['verified', 'rejected', 'blocked']),
    }),
    z.object({ ...told, kind: z.literal('account'), mail: letter }),
    z.object({ ...told, kind: z.literal('answer'), text: z.string().max(120) }),
  ])
  .meta({ id: 'Note' })

const kinds = z.array(z.literal([...mutableKinds])).max(mutableKinds.length)

export const noteCalls = {
  getNotes: call('getNotes', {
    about: 'Lists what happened to the player, newest first; looking marks nothing as read.',
    input: z.strictObject({ ...paging, group: z.literal([...noteGroups]).optional() }),
    output: z.object({
      noteList: z.array(note).max(100),
      nextCursor,
      unread: count.describe('Of all groups'),
      muted: kinds.describe('Kinds the player does not want to be told of'),
    }),
  }),
  markNotesRead: call('markNotesRead', {
    about: 'Marks one note as read, or everything up to it.',
    writes: true,
    input: z.strictObject({ id, andOlder: z.boolean() }),
    output: z.object({ unread: count }),
  }),
  setNoteKinds: call('setNoteKinds', {
    about: 'Says which kinds are not to be told from now on.',
    writes: true,
    input: z.strictObject({ muted: kinds }),
    output: z.object({ muted: kinds }),
  }),
}
