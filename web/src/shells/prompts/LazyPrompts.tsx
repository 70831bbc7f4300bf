import { lazy, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { needTexts } from '../../i18n/texts.ts'
import { useIsGreen } from '../../site/store.ts'
import { Piece } from '../../ui/Piece.tsx'

const Prompts = lazy(async () => {
  const [module] = await Promise.all([import('./Prompts.tsx'), needTexts(['prompts'])])
  return { default: module.Prompts }
})

/** Questions of the house itself. They wait for the page, except the one that stands before it. */
export function LazyPrompts() {
  const isGreen = useIsGreen()
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  return isDue || isGreen ? (
    <Piece>
      <Prompts />
    </Piece>
  ) : null
}
