export type SmsMessage = {
  messageId: number
  to: string
  from: string
  text: string
  at: string
}

export type NewSms = { to: string; text: string; from?: string }

const kept = 500

/** The newest messages, oldest dropped first. Codes live minutes, so memory is enough. */
export class Outbox {
  #messages: SmsMessage[] = []
  #lastId = 0

  add(sms: NewSms, at: Date): SmsMessage {
    const message = {
      messageId: ++this.#lastId,
      to: sms.to,
      from: sms.from ?? 'Parlour',
      text: sms.text,
      at: at.toISOString(),
    }
    this.#messages.push(message)
    if (this.#messages.length > kept) this.#messages.shift()
    return message
  }

  /** Newest first. */
  list(to?: string): SmsMessage[] {
    const wanted = to === undefined ? null : digitsOf(to)
    return this.#messages.filter((sms) => !wanted || digitsOf(sms.to) === wanted).toReversed()
  }
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}
