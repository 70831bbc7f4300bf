import { create } from 'zustand'
import { local } from '../../../browser/storage.ts'

const mostKept = 8

export const useRecentSearches = create<{ searches: string[] }>()(() => ({ searches: read() }))

/** Remembers a question that led somewhere. */
export function keepSearch(question: string): void {
  write(addSearch(useRecentSearches.getState().searches, question))
}

export function clearSearches(): void {
  write([])
}

/** The newest first, each once whatever its case, a handful at most. */
export function addSearch(searches: readonly string[], question: string): string[] {
  const asked = question.trim().slice(0, 60)
  if (asked === '') return [...searches]
  const others = searches.filter((other) => other.toLowerCase() !== asked.toLowerCase())
  return [asked, ...others].slice(0, mostKept)
}

function write(searches: string[]): void {
  local.setJson('RECENT_SEARCHES', searches)
  useRecentSearches.setState({ searches })
}

function read(): string[] {
  const stored = local.findJson('RECENT_SEARCHES')
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}
