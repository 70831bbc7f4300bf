import { useQuery } from '@tanstack/react-query'
import { encode } from 'uqr'
import { useLocation } from 'wouter'
import { type CallFailure, type CallOutput, send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { CodeField, Field } from '../ui/Field.tsx'
import type { Written } from '../ui/read-form.ts'
import { faultText, useFault } from '../ui/use-fault.ts'
import { enter } from './me.ts'
import { SignFrame } from './SignFrame.tsx'

/** Where a one-time link leads: the token is behind the #, so that no server ever logs it. */
export function LinkPage() {
  const t = useText()
  const [, go] = useLocation()
  const link = location.hash.slice(1)
  const { fault, isBusy, attempt } = useFault()
  const opened = useQuery<CallOutput<'openLink'>, CallFailure>({
    queryKey: ['openLink', link],
    queryFn: () => send('openLink', { link }),
    staleTime: Infinity,
  })
  const accept = ({ password = '', code = '' }: Written) =>
    void attempt(async () => {
      await send('acceptLink', { link, password, code })
      await enter()
      go('/', { replace: true })
    })
  const { data: shown, error } = opened
  return (
    <SignFrame onSubmit={accept}>
      {error && <h1 role="alert">{faultText(t, error)}</h1>}
      {shown && (
        <>
          <h1>{t('link.title', { name: shown.operatorName })}</h1>
          <p className="dim">{t('link.lead')}</p>
          <QrPicture text={shown.address} label={t('link.qr')} />
          <p className="sm">
            {t('link.scan')} <span className="mono">{shown.secret}</span>
          </p>
          <input type="hidden" name="username" value={shown.operatorName} readOnly />
          <Field
            label={t('link.password')}
            name="password"
            type="password"
            required
            minLength={12}
            autoComplete="new-password"
          />
          <CodeField label={t('sign.code')} shown={shown.demoCode} />
          {shown.demoCode && <p className="hint">{t('link.demo', { code: shown.demoCode })}</p>}
          <button type="submit" className="btn p l" disabled={isBusy}>
            {t('link.enter')}
          </button>
        </>
      )}
      {fault && (
        <p className="bad" role="alert">
          {fault}
        </p>
      )}
    </SignFrame>
  )
}

function QrPicture({ text, label }: { text: string; label: string }) {
  const { data: rows, size } = encode(text)
  const dots = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  )
  return (
    <svg className="qr" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path d={dots.join('')} fill="#000" />
    </svg>
  )
}
