import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CallOutput } from '../../calls/send.ts'
import { textOr, useText } from '../../i18n/texts.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useKeys } from '../../ui/use-keys.ts'

type Picture = CallOutput<'getKycCase'>['imageList'][number]
const largest = 3

/** One picture at a time, or all beside each other, to be turned and enlarged. */
export function Pictures({ pictures }: { pictures: Picture[] }) {
  const t = useText()
  const [at, choose] = useState(0)
  const [isBeside, setBeside] = useState(false)
  const [turns, setTurns] = useState(0)
  const [size, setSize] = useState(1)
  const hasSeveral = pictures.length > 1
  useKeys({ b: hasSeveral ? () => setBeside(!isBeside) : undefined })
  const nameOf = (kind: string) => textOr(t, `kyc.image.${kind}`, kind)
  const shown = isBeside ? pictures : pictures.slice(at, at + 1)
  return (
    <figure className="dark">
      <div className="row">
        {pictures.map(({ kind }, index) => (
          <button
            key={kind}
            type="button"
            className="btn sm"
            aria-pressed={!isBeside && index === at}
            onClick={() => {
              setBeside(false)
              choose(index)
            }}
          >
            {nameOf(kind)}
          </button>
        ))}
        <span className="sp" />
        {hasSeveral && (
          <button
            type="button"
            className="btn sm"
            aria-pressed={isBeside}
            onClick={() => setBeside(!isBeside)}
          >
            {t('kyc.beside')}
            <kbd>B</kbd>
          </button>
        )}
        {pictures.length > 0 && (
          <>
            <button
              type="button"
              className="btn sm"
              onClick={() => setSize(size === 1 ? largest : 1)}
            >
              {t(size === 1 ? 'kyc.larger' : 'kyc.smaller')}
            </button>
            <button type="button" className="btn sm" onClick={() => setTurns(turns + 1)}>
              <Icon name="rot" />
              {t('kyc.turn')}
            </button>
          </>
        )}
      </div>
      {pictures.length === 0 && <p className="none">{t('kyc.noPicture')}</p>}
      <div className="stages">
        {shown.map(({ url, kind }) => (
          <div key={url}>
            {isBeside && <span className="sm">{nameOf(kind)}</span>}
            <Shown
              url={url}
              name={nameOf(kind)}
              looks={`turn${turns % 4} ${size > 1 ? 'large' : ''}`}
            />
          </div>
        ))}
      </div>
    </figure>
  )
}

type ShownProps = { url: string; name: string; looks: string }

/** A link works once: the picture is kept here while its case is open, and nowhere else. */
function Shown({ url, name, looks }: ShownProps) {
  const { data } = useQuery({
    queryKey: ['picture', url],
    queryFn: () => readPicture(url),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    gcTime: 60_000,
  })
  return <div className="stage">{data && <img className={looks} src={data} alt={name} />}</div>
}

async function readPicture(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error('the link was used')
  const blob = await response.blob()
  const { promise, resolve } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () =>
    resolve(typeof reader.result === 'string' ? reader.result : ''),
  )
  reader.readAsDataURL(blob)
  return promise
}
