import { lazy } from 'react'
import { needTexts } from '../../i18n/texts.ts'
import { Piece } from '../../ui/Piece.tsx'

const Blocks = lazy(async () => {
  const [module] = await Promise.all([import('./GreenBlocks.tsx'), needTexts(['green'])])
  return { default: module.GreenBlocks }
})

/** At the end of a page, and only in green mode: its code waits until then. */
export function GreenBlocks() {
  return (
    <Piece>
      <Blocks />
    </Piece>
  )
}
