import { send } from '../calls/send.ts'
import { useText } from '../i18n/texts.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CodeField } from '../ui/Field.tsx'
import type { Written } from '../ui/read-form.ts'
import { useFault } from '../ui/use-fault.ts'
import { type Me, useMe } from './me.ts'
import { askPasskey, isPasskeyPossible } from './passkeys.ts'
import { answerProof, useProofWanted } from './proof.ts'

/** Asks for the code or a passkey again where an act wants it, and lets the act go on. */
export function ProofDialog() {
  const isWanted = useProofWanted()
  const { data: me } = useMe()
  return isWanted && me ? <Question me={me} /> : null
}

function Question({ me }: { me: Me }) {
  const t = useText()
  const { fault, attempt } = useFault()
  const prove = ({ code = '' }: Written) =>
    void attempt(async () => {
      await send('proveOperator', { code })
      answerProof(true)
    })
  const proveByPasskey = () =>
    void attempt(async () => {
      await send('proveByPasskey', { passkey: await askPasskey() })
      answerProof(true)
    })
  return (
    <Dialog
      title={t('prove.title')}
      lead={t('prove.lead')}
      confirm={t('prove.enter')}
      fault={fault}
      onConfirm={prove}
      onClose={() => answerProof(false)}
    >
      <CodeField label={t('sign.code')} shown={me.demoCode} />
      {isPasskeyPossible() && (
        <button type="button" className="btn" onClick={proveByPasskey}>
          {t('sign.passkey')}
        </button>
      )}
    </Dialog>
  )
}
