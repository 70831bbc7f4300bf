import { useAnswer } from '../../calls/queries.ts'
import type { CallOutput } from '../../calls/send.ts'
import { send } from '../../calls/send.ts'
import { dayTimeText } from '../../i18n/format.ts'
import { useText } from '../../i18n/texts.ts'
import { useMay } from '../../session/me.ts'
import { Field } from '../../ui/Field.tsx'
import type { Written } from '../../ui/read-form.ts'
import { ReasonDialog } from '../../ui/ReasonDialog.tsx'
import { Answer } from '../../ui/State.tsx'
import { Toast } from '../../ui/Toast.tsx'
import { TopBar } from '../../ui/TopBar.tsx'
import { useActs } from '../../ui/use-acts.ts'
import { GamesTabs } from './GamesTabs.tsx'
import { ListFile } from '../FileButton.tsx'

type Provider = CallOutput<'listProviders'>['providerList'][number]
/** What is asked, and of whom. */
type Asked = `${'turn' | 'move'} ${string}`

/** Who serves the games: off, one opens no game, and what is open is still settled. */
export function ProvidersView() {
  const t = useText()
  const listed = useAnswer('listProviders', {})
  const acts = useActs<Asked>()
  const mayDecide = useMay('games.decide')
  const [act, name] = acts.asked?.split(' ') ?? []
  const asked = listed.data?.providerList.find(({ provider }) => provider === name)
  const turn =
    ({ provider, isOn }: Provider) =>
    (reason: string) =>
      acts.act(async () => {
        const { status } = await send('setProvider', { provider, isOn: !isOn, reason })
        return t(`gm.turned.${status}`, { provider })
      })
  const move =
    ({ provider }: Provider) =>
    (reason: string, { launchUrl = '' }: Written) =>
      acts.act(async () => {
        const { status } = await send('moveProvider', { provider, launchUrl, reason })
        return t(`gm.moved.${status}`, { provider })
      })
  return (
    <>
      <TopBar title={t('nav.games')} file={<ListFile list="listProviders" filters={{}} />} />
      <main className="body">
        <div className="bar">
          <GamesTabs chosen="providers" />
        </div>
        <div className="list grow">
          <Answer of={listed} permission="games.read">
            {({ providerList }) => <Rows rows={providerList} onAsk={mayDecide ? acts.ask : null} />}
          </Answer>
        </div>
      </main>
      {asked && act === 'turn' && (
        <ReasonDialog
          title={t(asked.isOn ? 'gm.offTitle' : 'gm.onTitle', { provider: asked.provider })}
          lead={t(asked.isOn ? 'gm.offLead' : 'gm.onLead')}
          confirm={t(asked.isOn ? 'gm.off' : 'gm.on')}
          isDangerous={asked.isOn}
          acts={acts}
          onConfirm={turn(asked)}
        />
      )}
      {asked && act === 'move' && (
        <ReasonDialog
          title={t('gm.moveTitle', { provider: asked.provider })}
          lead={t('gm.moveLead')}
          confirm={t('gm.move')}
          acts={acts}
          onConfirm={move(asked)}
        >
          <Field
            label={t('gm.address')}
            name="launchUrl"
            type="url"
            required
            maxLength={300}
            defaultValue={asked.launchUrl ?? ''}
          />
        </ReasonDialog>
      )}
      <Toast text={acts.said} onGone={acts.hush} />
    </>
  )
}

type RowsProps = { rows: Provider[]; onAsk: ((asked: Asked) => void) | null }

function Rows({ rows, onAsk }: RowsProps) {
  const t = useText()
  return (
    <table className="t">
      <thead>
        <tr>
          <th>{t('gm.provider')}</th>
          <th>{t('gm.state')}</th>
          <th className="r">{t('gm.games')}</th>
          <th className="r">{t('gm.playable')}</th>
          <th className="r">{t('gm.requests')}</th>
          <th className="r">{t('gm.errors')}</th>
          <th className="r">{t('gm.p95')}</th>
          <th>{t('gm.conformance')}</th>
          <th>{t('gm.host')}</th>
          <th>{t('gm.key')}</th>
          <th>
            <span className="hidden">{t('gm.turn')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { provider, isOn, games, playable, launchHost, hasKey, formerKeyTime } = row
          return (
            <tr key={provider}>
              <td>
                <b>{provider}</b>
              </td>
              <td>
                <span className={`tag ${isOn ? 'ok' : ''}`}>
                  {t(isOn ? 'gm.isOn' : 'gm.isOff')}
                </span>
              </td>
              <td className="r">{games}</td>
              <td className="r">{playable}</td>
              <td className="r">{row.requests.toLocaleString('en')}</td>
              <td className={`r ${row.errors > 0 ? 'bad' : ''}`}>
                {row.errors.toLocaleString('en')}
              </td>
              <td className="r">{row.p95Ms === null ? '—' : t('gm.ms', { n: row.p95Ms })}</td>
              <td>
                <Conformance of={row} />
              </td>
              <td className="dim">{launchHost}</td>
              <td className="dim">
                {formerKeyTime === null
                  ? t(hasKey ? 'gm.hasKey' : 'gm.noKey')
                  : t('gm.formerKey', { time: dayTimeText(formerKeyTime) })}
              </td>
              <td className="r">{onAsk && <RowActs of={row} onAsk={onAsk} />}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function RowActs({ of, onAsk }: { of: Provider; onAsk: (asked: Asked) => void }) {
  const t = useText()
  const { provider, isOn, launchUrl } = of
  return (
    <>
      {launchUrl !== null && (
        <button type="button" className="btn sm" onClick={() => onAsk(`move ${provider}`)}>
          {t('gm.move')}
        </button>
      )}{' '}
      <button type="button" className="btn sm" onClick={() => onAsk(`turn ${provider}`)}>
        {t(isOn ? 'gm.off' : 'gm.on')}
      </button>
    </>
  )
}

/** What the suite said when it was last run with the provider's key. */
function Conformance({ of }: { of: Provider }) {
  const t = useText()
  const { examinedTime, examinedRules, brokenRules } = of
  if (examinedTime === null || examinedRules === null || brokenRules === null)
    return <span className="mute">{t('gm.unexamined')}</span>
  return (
    <>
      <span className={`tag ${brokenRules === 0 ? 'ok' : 'bad'}`}>
        {brokenRules === 0
          ? t('gm.keepsAll', { n: examinedRules })
          : t('gm.breaks', { n: brokenRules, all: examinedRules })}
      </span>{' '}
      <span className="sm mute">{dayTimeText(examinedTime)}</span>
    </>
  )
}
