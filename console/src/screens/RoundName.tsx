import { Link } from 'wouter'
import { inLanguage } from '../i18n/texts.ts'
import { useMay } from '../session/me.ts'

type Round = { provider: string; roundId: string; gameName: string; gameNameEn: string }
type Props = { of: Round; playerId: number }

/** A round by its game, which leads to its entries. */
export function RoundName({ of: round, playerId }: Props) {
  const mayTrace = useMay('ledger.read')
  const { provider, roundId, gameName, gameNameEn } = round
  return (
    <>
      <b>{inLanguage(gameName, gameNameEn)}</b> <span className="mute">{provider}</span>
      <div className="xs mono mute">
        {mayTrace ? (
          <Link href={`/ledger?player=${playerId}&find=${roundId}`}>{roundId}</Link>
        ) : (
          roundId
        )}
      </div>
    </>
  )
}
