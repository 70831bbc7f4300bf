import { useState } from 'react'
import { tab } from '../../../browser/storage.ts'
import { useSite } from '../../../site/store.ts'
import type { LegalDocument } from '../../../site/legal/sections.ts'

export type Agreement = ReturnType<typeof useAgreement>

/** Sites whose players see the agreement sheet and the age picture. */
const sheetSites = ['n7', '6b', '6s', '9s']

/**
 * The tick under the form: set by the player, never for them. A registration asks for it, and so
 * does signing in to a green site, where setting it goes through the sheet; elsewhere who signs in
 * has agreed before, and new terms are asked for when they come.
 */
export function useAgreement({ isRegistration }: { isRegistration: boolean }) {
  const isGreen = useSite(({ config }) => config?.mode === 'green')
  const siteCode = useSite(({ config }) => config?.siteCode ?? '')
  const [choice, setChoice] = useState<boolean | null>(null)
  const [openDocument, setOpenDocument] = useState<LegalDocument | null>(readOpen)
  const hasSheet = sheetSites.includes(siteCode)
  const isTicked = choice ?? false
  const isShown = isRegistration || (hasSheet && isGreen)

  const open = (document: LegalDocument): void => {
    keepOpen(true)
    setOpenDocument(document)
  }
  const close = (): void => {
    keepOpen(false)
    setOpenDocument(null)
  }
  return {
    hasSheet,
    isGreen,
    isTicked,
    isShown,
    /** Whether the form may be sent. */
    isGiven: isTicked || !isShown,
    openDocument,
    open,
    close,
    tick: (next: boolean) => (next && isGreen ? open('terms') : setChoice(next)),
    agree: () => {
      setChoice(true)
      close()
    },
    withdraw: () => setChoice(false),
  }
}

function readOpen(): LegalDocument | null {
  return tab.findText('AGREEMENT_OPEN') ? 'terms' : null
}

function keepOpen(isOpen: boolean): void {
  if (isOpen) tab.setText('AGREEMENT_OPEN', '1')
  else tab.remove('AGREEMENT_OPEN')
}
