import type { Platform } from '../../browser/platform.ts'

export type DownloadFacts = {
  isGreen: boolean
  platform: Platform
  /** 2 and 3 offer the app. */
  downloadType: number
}

/** The bar that leads to the download page. */
export function showsDownloadBar({ isGreen, platform, downloadType }: DownloadFacts): boolean {
  const { isAndroid, appVersion, isInOtherApp } = platform
  const isOffered = downloadType === 2 || downloadType === 3
  return !isGreen && isAndroid && appVersion === null && !isInOtherApp && isOffered
}

/** What the app asks for after its first start, to know who sent it. */
export function referralCode(from: { inviteCode: string; proxyId: string }): string {
  return ['h5dl', from.inviteCode || from.proxyId].filter(Boolean).join(':')
}
