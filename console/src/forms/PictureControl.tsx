import { contentPicture } from '@parlour/contract/forms/form-field.ts'
import type { ChangeEvent } from 'react'
import type { CallInput } from '../calls/send.ts'
import { send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { useFault } from '../ui/use-fault.ts'

type Kind = CallInput<'addSitePicture'>['kind']
type MimeType = CallInput<'addSitePicture'>['mimeType']

type Props = {
  of: { id: string; disabled: boolean }
  /** What the picture is for. */
  kind: string
  value: string
  onChange: (path: string) => void
}

/** Sends a picture as soon as it is chosen; the form keeps where it lies. */
export function PictureControl({ of, kind, value, onChange }: Props) {
  const t = useText()
  const { fault, isBusy, attempt } = useFault()
  // Content may also show a picture of the house, or one that lies elsewhere: by its address.
  const isContent = kind === contentPicture
  const isOwn = value.startsWith('/pictures/')
  const take = ({ target }: ChangeEvent<HTMLInputElement>) =>
    void attempt(async () => {
      const [file] = target.files ?? []
      if (!file) return
      const image = await readBase64(file)
      const mimeType = file.type as MimeType
      const { path } = isContent
        ? await send('addContentPicture', { mimeType, image })
        : await send('addSitePicture', { kind: kind as Kind, mimeType, image })
      onChange(path)
    })
  return (
    <span className="row flow">
      {isOwn && <img className="pic" src={value} alt={t('form.picture')} />}
      {isContent && (
        <input
          {...of}
          className="in"
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <input
        {...of}
        {...(isContent && { id: `${of.id}-file`, 'aria-label': t('form.sendPicture') })}
        type="file"
        className="in"
        disabled={of.disabled || isBusy}
        accept="image/png,image/jpeg,image/webp"
        onChange={take}
      />
      {isOwn && !isContent && (
        <button
          type="button"
          className="btn q sm"
          disabled={of.disabled}
          onClick={() => onChange('')}
        >
          {t('form.dropRow')}
        </button>
      )}
      {fault && (
        <span className="sm bad" role="alert">
          {fault}
        </span>
      )}
    </span>
  )
}

/** What stands after the comma of a data address. */
function readBase64(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : ''
      resolve(address.split(',')[1] ?? '')
    })
    reader.addEventListener('error', () => reject(new Error('unreadable')))
    reader.readAsDataURL(file)
  })
}
