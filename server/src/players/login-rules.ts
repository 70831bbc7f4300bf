/**
 * Sign-ins of the last half hour, by what they have in common: failed ones, and those that came in
 * on a device its player never used before, by where they came from.
 */
export type FailureCounts = Record<
  'account' | 'device' | 'address' | 'network' | 'newOfAddress' | 'newOfNetwork',
  number
>

/**
 * From how many on work is asked for, and from how many on nothing is looked at. One address may
 * serve a whole café: it earns both later than one account does. Right passwords count there too:
 * a list that leaked elsewhere is right more often than not.
 */
export const loginBounds: Record<keyof FailureCounts, { work: number; end: number }> = {
  account: { work: 3, end: 10 },
  device: { work: 3, end: Infinity },
  address: { work: 20, end: 100 },
  network: { work: 60, end: 300 },
  newOfAddress: { work: 20, end: 60 },
  newOfNetwork: { work: 60, end: 180 },
}

/** What is counted by where somebody comes from. */
const places = ['address', 'network', 'newOfAddress', 'newOfNetwork'] as const

const firstBits = 16
const moreBits = 19
/** Three times what earns the first work earns eight times as much. */
const moreAfter = 3

/** What a browser must do for where it comes from, in zero bits; preLogin tells it. */
export function workFor(counts: FailureCounts): number {
  // A device that was sent to work and refused must not be asked for ever more.
  const ofDevice = Math.min(counts.device / loginBounds.device.work, 1)
  const strain = Math.max(ofDevice, ...places.map((name) => counts[name] / loginBounds[name].work))
  if (strain < 1) return 0
  return strain < moreAfter ? firstBits : moreBits
}

/** How suspect a place is: passwords from there are looked at after everybody else's. */
export function strainOf({ address, network }: FailureCounts): number {
  return Math.max(address / loginBounds.address.work, network / loginBounds.network.work)
}

/**
 * What a try must pass. A device the player used before is not shut out for what others did at the
 * same address; it has tries of its own.
 */
export function judge(counts: FailureCounts, isKnownDevice: boolean) {
  const { account } = loginBounds
  const isCrowded = places.some((name) => counts[name] >= loginBounds[name].end)
  const isLocked = counts.account >= account.end || (isCrowded && !isKnownDevice)
  const ofAccount = counts.account >= account.work ? firstBits : 0
  return { isLocked, zeroBits: Math.max(ofAccount, workFor(counts)) }
}
