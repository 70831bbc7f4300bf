import type { messageCalls } from '@parlour/contract/player/messages.ts'
import { readIdCursor } from '../frame/input.ts'
import type { Handlers } from '../frame/module.ts'
import { checkGate } from '../gate/index.ts'
import { readOwnCare } from '../limits/index.ts'
import type { Mail } from './mails.ts'
import { claimMail } from './claim-mail.ts'
import { countUnread, deleteMails, findMail, listMails, markRead } from './mails.ts'
import { countUnreadNotes, listNotes, markNotesRead, readMuted, setMuted } from './notes.ts'
import { pushHandlers } from './push/handlers.ts'
import { talkHandlers } from './talk-handlers.ts'

export const messageHandlers = {
  async getMail2({ tx, caller }, { cursor, limit, box }) {
    const { playerId } = caller
    const before = readIdCursor(cursor)
    const { isQuiet } = await readOwnCare(tx, playerId)
    const page = { playerId, box: box ?? null, before, limit, isQuiet }
    const mails = await listMails(tx, page)
    const last = mails.length === limit ? mails.at(-1) : undefined
    return { mailList: mails.map(toHead), nextCursor: last ? String(last.id) : null }
  },
  async getMailDetail({ tx, caller, error }, { id }) {
    const mail = await findMail(tx, caller.playerId, id)
    if (!mail) throw error('unknownMail')
    await markRead(tx, caller.playerId, id)
    return { mail: toLetter({ ...mail, isRead: true }) }
  },
  async receiveMail({ tx, caller, error }, { id }) {
    const { playerId, sessionId } = caller
    const reason = await checkGate(tx, playerId, 'claim', { sessionId })
    if (reason) throw error(reason)
    const claimed = await claimMail(tx, playerId, id)
    if (typeof claimed === 'string') throw error(claimed)
    const { mail, propList } = claimed
    return { mail: toLetter({ ...mail, isClaimed: true }), propList }
  },
  async delMail({ tx, caller, error }, { idList }) {
    const deleted = await deleteMails(tx, caller.playerId, idList)
    if (deleted === 'rewardUnclaimed') throw error('rewardUnclaimed')
    return { deleted }
  },
  async hasMailUnread({ tx, caller }) {
    if (!caller) return { red0: 0, red1: 0, red2: 0 }
    const { isQuiet } = await readOwnCare(tx, caller.playerId)
    return countUnread(tx, caller.playerId, isQuiet)
  },
  async getNotes({ tx, caller }, { cursor, limit, group }) {
    const { playerId } = caller
    const before = readIdCursor(cursor)
    const noteList = await listNotes(tx, { playerId, group: group ?? null, before, limit })
    const last = noteList.length === limit ? noteList.at(-1) : undefined
    const unread = await countUnreadNotes(tx, playerId)
    const muted = await readMuted(tx, playerId)
    return { noteList, nextCursor: last ? String(last.id) : null, unread, muted }
  },
  async markNotesRead({ tx, caller }, which) {
    return { unread: await markNotesRead(tx, caller.playerId, which) }
  },
  async setNoteKinds({ tx, caller }, { muted }) {
    await setMuted(tx, caller.playerId, muted)
    return { muted: await readMuted(tx, caller.playerId) }
  },
  ...talkHandlers,
  ...pushHandlers,
} satisfies Handlers<typeof messageCalls>

function toLetter(mail: Mail) {
  const { content, contentEn, link = null } = mail.texts
  return { ...toHead(mail), content, contentEn, rewards: mail.rewards, link }
}

function toHead(mail: Mail) {
  const rewardStatus: 0 | 1 | 2 = mail.rewards.length === 0 ? 0 : mail.isClaimed ? 2 : 1
  return {
    id: mail.id,
    box: mail.box,
    title: mail.texts.title,
    titleEn: mail.texts.titleEn,
    createTime: mail.createdAt.getTime(),
    expireTime: mail.expiresAt?.getTime() ?? null,
    isRead: mail.isRead,
    rewardStatus,
  }
}
