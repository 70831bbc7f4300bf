import type { Arrival } from './arrival.ts'
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

/** Who a link says invited the visitor. */
export type Invitation = { inviteCode: string; superiorId: number | null }

export function getTracking(): AdTracking {
  const here = { url: location.href, referrer: document.referrer }
  const { url, referrer } = (tab.findJson('ARRIVAL') as Arrival | null) ?? here
  return readTracking(url, referrer, navigator.userAgent)
}

export function getInvitation(): Invitation {
  const link = tab.findJson('INVITATION') as string | null
  return (link && findInvitation(link)) || noInvitation
}

/** Once somebody has signed in, the link has done its work. */
export function forgetTracking(): void {
  tab.remove('ARRIVAL', 'INVITATION')
}

/** Cut to what the server takes: a link's maker must not be able to stop a registration. */
export function readTracking(url: string, referrer: string, userAgent: string): AdTracking {
  const asked = new URL(url).searchParams
  const take = (name: string, most: number, otherwise = '') =>
    (asked.get(name) ?? otherwise).slice(0, most)
  return {
    installReferrer: take('installReferrer', 500, 'web'),
    proxyId: take('proxyId', 64),
    fbp: take('fbp', 128),
    fbc: take('fbc', 256, take('fbclid', 256)),
    ttclid: take('ttclid', 512),
    ttp: take('ttp', 128),
    entry: take('entry', 20),
    afuid: take('afuid', 128),
    url: url.slice(0, 2000),
    referrer: referrer.slice(0, 2000),
    userAgent: userAgent.slice(0, 500),
    outValue: take('outValue', 64, unknownValue),
  }
}

/** `?invite=` carries an invite code, `?pid=` the superior's player id. */
export function findInvitation(url: string): Invitation | null {
  const asked = new URL(url).searchParams
  const inviteCode = (asked.get('invite') ?? '').slice(0, 32)
  const id = Number(asked.get('pid'))
  const superiorId = Number.isSafeInteger(id) && id > 0 ? id : null
  return inviteCode || superiorId ? { inviteCode, superiorId } : null
}

const noInvitation: Invitation = { inviteCode: '', superiorId: null }
