import { useSyncExternalStore } from 'react'
import { sampleTexts } from './sample-texts.ts'
import type { SampleText } from './sample-texts.ts'

export type Say = (text: SampleText) => string

/** The sample words in the page's own language, also when that changes. */
export function useSay(): Say {
  const isEnglish = useSyncExternalStore(subscribe, readLanguage)
  return (text) => sampleTexts[text][isEnglish ? 1 : 0]
}

function readLanguage(): boolean {
  return document.documentElement.lang.startsWith('en')
}

function subscribe(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['lang'] })
  return () => observer.disconnect()
}
