import { lazy, useEffect, useState } from 'react'
import { whenIdle } from '../../browser/when-idle.ts'
import { needTexts } from '../../i18n/texts.ts'
import { Piece } from '../../ui/Piece.tsx'

const HomeModals = lazy(async () => {
  const [module] = await Promise.all([import('./HomeModals.tsx'), needTexts(['popup'])])
  return { default: module.HomeModals }
})

/** What lies over home comes after home itself. */
export function LazyHomeModals() {
  const [isDue, setDue] = useState(false)
  useEffect(() => whenIdle(() => setDue(true)), [])
  return isDue ? (
    <Piece>
      <HomeModals />
    </Piece>
  ) : null
}
