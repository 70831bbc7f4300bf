import { tab } from './storage.ts'

const unknownValue = 'default'

/** Where the visitor came from, as advertising links tell it. Kept for the tab's life. */
export type AdTracking = {
  installReferrer: string
  proxyId: string
  fbp: string
  fbc: string
  ttclid: string
  ttp: string
  entry: string
  afuid: string
  url: string
  referrer: string
  userAgent: string
  outValue: string
}

/** The first page of a visit decides: later pages no longer carry the link's parameters. */
export function keepTracking(): void {
  if (tab.findJson('AD_TRACKING') === null)
    tab.setJson('AD_TRACKING', readTracking(location.href, document.referrer, navigator.userAgent))
}

export function getTracking(): AdTracking {
  return (
    (tab.findJson('AD_TRACKING') as AdTracking | null) ??
    readTracking(location.href, document.referrer, navigator.userAgent)
  )
}

export function readTracking(url: string, referrer: string, userAgent: string): AdTracking {
  const asked = new URL(url).searchParams
  const take = (name: string, otherwise = '') => (asked.get(name) ?? otherwise).slice(0, 500)
  return {
    installReferrer: take('installReferrer', 'web'),
    proxyId: take('proxyId'),
    fbp: take('fbp'),
    fbc: take('fbc', take('fbclid')),
    ttclid: take('ttclid'),
    ttp: take('ttp'),
    entry: take('entry'),
    afuid: take('afuid'),
    url: url.slice(0, 2000),
    referrer: referrer.slice(0, 2000),
    userAgent,
    outValue: take('outValue', unknownValue),
  }
}
