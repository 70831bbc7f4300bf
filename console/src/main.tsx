import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'wouter'
import { queries } from './calls/queries.ts'
import { sendAs } from './calls/send.ts'
import { forgetMe, hasEnded, useMe } from './session/me.ts'
import { askForProof } from './session/proof.ts'
import { SignIn } from './session/SignIn.tsx'
import { State } from './ui/State.tsx'
import './ui/console.css'
import { markDocument } from './ui/theme.ts'

/** Who stands at the door is sent the door alone. */
const LinkPage = lazy(async () => {
  const { LinkPage: View } = await import('./session/LinkPage.tsx')
  return { default: View }
})
const Shell = lazy(async () => {
  const { Shell: View } = await import('./shell/Shell.tsx')
  return { default: View }
})

function Console() {
  const [path] = useLocation()
  const { data: me, error } = useMe()
  if (path === '/link') return <LinkPage />
  if (error && !me) return <State icon="warn" tone="bad" title={error.error} />
  if (me === undefined) return null
  return me === null ? <SignIn hasEnded={hasEnded()} /> : <Shell me={me} />
}

sendAs({ endSession: forgetMe, proveAgain: askForProof })
markDocument()
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', markDocument)
const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <Suspense fallback={null}>
          <Console />
        </Suspense>
      </QueryClientProvider>
    </StrictMode>,
  )
