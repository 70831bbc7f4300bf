/**
 * A GateFact as an SQL expression over the row `players`, so that whoever locks or reads a player
 * gets the facts of the same moment in the same statement.
 */
export const gateFact = `(
  select jsonb_build_object(
    'isActive', players.state = 'active',
    'acceptedTerms', consents.versions,
    'isOfAge', consents.is_of_age,
    'kycState', coalesce(kyc.state, 'none'),
    'kycReason', kyc.reason,
    'isKycDue', coalesce(kyc.due_at <= now(), false),
    'site', coalesce((select jsonb_build_object('termsVersion', settings -> 'termsVersion',
        'switches', settings -> 'switches', 'allowedCountries', settings -> 'allowedCountries')
      from site_settings order by version desc limit 1), '{}'))
  from (select coalesce(jsonb_agg(terms_version), '[]') as versions,
      coalesce(bool_and(is_of_age), false) as is_of_age
    from player_consents where player_consents.player_id = players.player_id) as consents
  left join identity_checks as kyc on kyc.player_id = players.player_id)`
