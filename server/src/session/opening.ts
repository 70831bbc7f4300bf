import type { SiteSettings } from '@parlour/contract/site-settings.ts'
import type { Config } from '../config.ts'
import { householdOf } from '../frame/address.ts'
import type { Request } from '../frame/caller.ts'
import type { Queries, Tx } from '../frame/db.ts'
import { sql } from '../frame/db.ts'
import { publish } from '../frame/events.ts'
import type { NewPlayer } from '../players/index.ts'
import {
  countNewAccounts,
  createPlayer,
  findInviter,
  nameDevice,
  noteConsent,
  setSuperior,
} from '../players/index.ts'

type From = { config: Config; request: Pick<Request, 'address' | 'fingerprint'> }
type Consent = { termsVersion: string }

const maxADayFromDevice = 5

/** Whether the site takes new players from there who agree to this. */
export function findClosure(
  settings: SiteSettings,
  { consent, country }: { consent: Consent | undefined; country: string | null },
) {
  const { switches, allowedCountries: allowed } = settings
  if (!switches.registration) return 'switchedOff'
  if (allowed.length > 0 && !allowed.includes(country ?? '')) return 'countryNotAllowed'
  return consent?.termsVersion === settings.termsVersion ? null : 'consentMissing'
}

/** Whether too many accounts came from here today: asked early too, before work is done for one. */
export async function isCrowded(queries: Queries, { config, request }: From): Promise<boolean> {
  const made = await countNewAccounts(queries, originOf(request))
  return made.device >= maxADayFromDevice || made.household >= config.ACCOUNTS_PER_ADDRESS
}

export type Opening = {
  player: Omit<NewPlayer, 'registeredFrom' | 'registeredDevice'>
  consent: Consent
  inviteCode: string | undefined
  tracking: object | undefined
}

/**
 * The one way an account is opened, by whatever a newcomer proved who they are. Those of one
 * address take turns, so that the caps hold for many at once.
 */
export async function openAccount(
  tx: Tx,
  from: From,
  { player, consent, inviteCode, tracking = {} }: Opening,
): Promise<number | 'taken' | 'tooManyAccounts'> {
  const { address } = from.request
  const { device, household } = originOf(from.request)
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`opening:${household}`}, 0))`)
  if (await isCrowded(tx, from)) return 'tooManyAccounts'
  const origin = { registeredFrom: household, registeredDevice: device }
  const playerId = await createPlayer(tx, { ...player, tracking, ...origin })
  if (playerId === null) return 'taken'
  await noteConsent(tx, { playerId, termsVersion: consent.termsVersion, address })
  const superiorId = inviteCode ? await findInviter(tx, inviteCode) : null
  if (superiorId !== null) await setSuperior(tx, playerId, superiorId)
  await publish(tx, 'player.registered', playerId, { superiorId })
  if (player.mobile) await publish(tx, 'mobile.bound', playerId, { mobile: player.mobile })
  return playerId
}

/** Who shows no device counts as one device of their address. */
function originOf({ address, fingerprint }: From['request']) {
  const household = householdOf(address)
  return { household, device: nameDevice(fingerprint, household) }
}
