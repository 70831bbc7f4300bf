/** Where the page runs, as far as prompts must know. */
export type Platform = {
  isAndroid: boolean
  isIos: boolean
  /** Our own Android app shows the page; its version is known then. */
  appVersion: string | null
  /** Another app's built-in browser, such as a chat's. */
  isInOtherApp: boolean
  isChrome: boolean
  /** Opened from the home screen. */
  isInstalled: boolean
}

const ownApp = /ParlourApp\/(\d+(?:\.\d+){0,3})/
const otherApps = /\bwv\)|FBAN|FBAV|Instagram|Line\/|MicroMessenger|TikTok|musical_ly|Telegram/i
const otherBrowsers =
  /Edg|OPR\/|SamsungBrowser|Firefox|UCBrowser|MiuiBrowser|HuaweiBrowser|YaBrowser/

export function readPlatform(userAgent: string, isInstalled = false, touchPoints = 0): Platform {
  const appVersion = ownApp.exec(userAgent)?.[1] ?? null
  const isAndroid = /Android/.test(userAgent)
  // A tablet of the other kind calls itself a Mac; only its fingers tell.
  const isTablet = /Macintosh/.test(userAgent) && touchPoints > 1
  return {
    isAndroid,
    isIos: /iPhone|iPad|iPod/.test(userAgent) || isTablet,
    appVersion,
    isInOtherApp: appVersion === null && otherApps.test(userAgent),
    isChrome:
      /Chrome\/\d/.test(userAgent) && !otherBrowsers.test(userAgent) && !otherApps.test(userAgent),
    isInstalled,
  }
}

export const installWays = ['safari', 'chrome', 'samsung', 'firefox', 'desktop', 'inApp'] as const
export type InstallWay = (typeof installWays)[number]

/** How this browser puts a page on the home screen. */
export function installWayOf(userAgent: string, platform: Platform): InstallWay {
  if (platform.isInOtherApp) return 'inApp'
  if (platform.isIos) return 'safari'
  if (!platform.isAndroid) return 'desktop'
  if (/SamsungBrowser/.test(userAgent)) return 'samsung'
  return /Firefox/.test(userAgent) ? 'firefox' : 'chrome'
}

export function getPlatform(): Platform {
  const isInstalled = matchMedia('(display-mode: standalone)').matches
  return readPlatform(navigator.userAgent, isInstalled, navigator.maxTouchPoints)
}
