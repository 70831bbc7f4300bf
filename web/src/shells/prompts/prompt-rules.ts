import { depositPath } from '@parlour/contract/money.ts'
import type { Platform } from '../../browser/platform.ts'

export const installGapMs = 24 * 60 * 60_000
const readableBeforeAnswer = ['/terms-of-use', '/privacy-policy', '/responsible-play']

type AgeFacts = { isGreen: boolean; isAccepted: boolean; path: string }

/** Until it is accepted, everywhere but on the pages one may want to read first. */
export function asksAge({ isGreen, isAccepted, path }: AgeFacts): boolean {
  return isGreen && !isAccepted && !readableBeforeAnswer.includes(path)
}

/** Where one reads, asks, or takes one's money out: no question stands before these. */
const openWithoutTerms = [
  ...readableBeforeAnswer,
  '/login',
  '/register',
  '/forget',
  '/service',
  '/profile/agree',
  '/profile/bank',
  '/profile/report',
  '/record',
  '/lobby/wallets',
  '/withdrawal',
  '/bindBankCard',
  '/bankCardList',
  '/walletsPassword',
  '/walletsKyc',
  '/walletsKycUpload',
  '/limits',
  '/break',
]

/** Until new terms are accepted, everywhere but where they do not matter. */
export function asksTerms({ hasNewTerms, path }: { hasNewTerms: boolean; path: string }): boolean {
  return hasNewTerms && !isUnder(openWithoutTerms, path)
}

/** What a paused player still needs: money out, records, help, the account. */
const openOnBreak = [
  ...openWithoutTerms,
  '/about',
  '/profile/user',
  '/profile/info',
  '/profile/more',
  '/profile/license',
  '/profile/email',
  '/lobby/profile',
  '/lobby/record',
  '/lobby/email',
  '/lobby/bell',
]

/** Play is paused: every other page gives way to the one that says until when. */
export function givesWayToBreak(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return path === depositPath || !isUnder(openOnBreak, path)
}

/** An Android app that is too old must go. */
export function mustUpdate({ appVersion }: Platform, minVersion: string): boolean {
  return appVersion !== null && compareVersions(appVersion, minVersion) < 0
}

type InstallFacts = {
  platform: Platform
  hasQuestion: boolean
  offeredAtMs: number
  nowMs: number
}

/** At most once a day, and only when the browser itself would ask. */
export function offersInstall({ platform, hasQuestion, offeredAtMs, nowMs }: InstallFacts) {
  const isDue = nowMs - offeredAtMs >= installGapMs
  return platform.isAndroid && platform.appVersion === null && hasQuestion && isDue
}

export function hintsIos({ isIos, isInstalled, isInOtherApp }: Platform, wasShown: boolean) {
  return isIos && !isInstalled && !isInOtherApp && !wasShown
}

/** On Android outside Chrome, where installing and paying pages work less well. */
export function tipsChrome({ isAndroid, appVersion, isChrome }: Platform, isOff: boolean) {
  return isAndroid && appVersion === null && !isChrome && !isOff
}

/** Negative when the first is older. Missing parts count as 0. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number))
  for (let part = 0; part < 4; part++) {
    const difference = (first?.[part] ?? 0) - (second?.[part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function isUnder(open: readonly string[], path: string): boolean {
  return open.some((one) => path === one || path.startsWith(`${one}/`))
}
