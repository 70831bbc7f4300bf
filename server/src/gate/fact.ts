import { newestSettings } from '../frame/settings.ts'
import { kycFact, kycUntil } from '../identity/index.ts'
import { pauseFact, pauseUntil } from '../limits/index.ts'
import { consentFact } from '../players/index.ts'

/**
 * A GateFact as an SQL expression over the row `players`, so that whoever locks or reads a player
 * gets the facts of the same moment in the same statement.
 */
export const gateFact = `(jsonb_build_object(
    'isActive', players.state = 'active',
    'isFrozen', players.state = 'frozen',
    'site', coalesce((select jsonb_build_object('termsVersion', settings -> 'termsVersion',
        'switches', settings -> 'switches', 'allowedCountries', settings -> 'allowedCountries')
      from ${newestSettings} as newest), '{}'))
  || ${consentFact} || ${kycFact} || ${pauseFact})`

/** The next moment at which it changes by itself. */
export const gateUntil = `least(${pauseUntil}, ${kycUntil})`
