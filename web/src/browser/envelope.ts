import type { Envelope } from '@parlour/contract/envelope.ts'
import { local } from './storage.ts'
import { isDesktop } from './viewport.ts'

export const clientVersion = '1.0.28'

/** What travels with every call beside its own fields. */
export function getEnvelope(): Envelope {
  return {
    clientReferrer: 'th',
    channel: 'WEB',
    appId: local.findText('APP_ID') ?? 'com.demo.web',
    platform: isDesktop() ? 1 : 0,
    locale: document.documentElement.lang === 'en' ? 'en-US' : 'th-TH',
  }
}
