import { z } from 'zod'

export type SmsMessage = {
  messageId: number
  to: string
  from: string
  text: string
  at: string
}

export const newSms = z.strictObject({
  to: z.string().regex(/^\+?[0-9]{6,15}$/),
  text: z.string().min(1).max(1000),
  from: z.string().min(1).max(20).default('Parlour'),
})
export type NewSms = z.output<typeof newSms>

export type Outbox = {
  add(sms: NewSms, at: Date): SmsMessage
  /** Newest first. */
  list(to?: string): SmsMessage[]
}

const kept = 500

/** The newest messages, oldest dropped first. Codes live minutes, so memory is enough. */
export function createOutbox(): Outbox {
  const messages: SmsMessage[] = []
  let lastId = 0
  return {
    add(sms, at) {
      const message = { messageId: ++lastId, ...sms, at: at.toISOString() }
      messages.push(message)
      if (messages.length > kept) messages.shift()
      return message
    },
    list(to) {
      const wanted = to === undefined ? null : digitsOf(to)
      return messages.filter((sms) => !wanted || digitsOf(sms.to) === wanted).toReversed()
    },
  }
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
