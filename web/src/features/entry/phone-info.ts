import type { CallInput } from '../../calls/api.ts'
import { describeDevice } from '../../browser/device.ts'
import { clientVersion, getEnvelope } from '../../browser/envelope.ts'
import { getTracking } from '../../browser/tracking.ts'

type PhoneInfo = CallInput<'accountLogin'>['phoneinfoJsonModel']

/** What travels with every way in: the device, and where its visitor came from. */
export function getOrigin(): { outUrl: string; phoneinfoJsonModel: PhoneInfo } {
  return { outUrl: getTracking().url, phoneinfoJsonModel: getPhoneInfo() }
}

export function getPhoneInfo(): PhoneInfo {
  const { channel, appId } = getEnvelope()
  return {
    channel,
    appId,
    ...describeDevice(),
    isBrowser: 1,
    version: clientVersion,
    deviceIdJsonModel: { afuid: getTracking().afuid },
  }
}
