import type { RoundResult } from '@parlour/contract/round-result.ts'
import { longestText, mostFacts, roundResult } from '@parlour/contract/round-result.ts'

/** What a provider told of a round, to be shown. Null when it told nothing. */
export function readResult(told: string | null): RoundResult | null {
  if (told === null || told === '') return null
  const json = parse(told)
  const { data } = roundResult.safeParse(json)
  if (data) return data
  const facts = listFacts(json).slice(0, mostFacts)
  return { parts: facts.length > 0 ? [{ facts }] : [] }
}

const deepestFact = 8

/** Told in a way of its own: names and values, one below the other. */
function listFacts(value: unknown, path: string[] = []): { name: string; value: string }[] {
  if (isPlain(value)) return [{ name: nameOf(path), value: textOf(value) }]
  if (path.length === deepestFact) return [{ name: nameOf(path), value: '…' }]
  return Object.entries(value as object).flatMap(([name, inner]) =>
    listFacts(inner, [...path, name]),
  )
}

/** A list of plain things is one value, such as the cards of a hand. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every((one) => typeof one !== 'object' || one === null)
  return typeof value !== 'object' || value === null
}

function textOf(value: unknown): string {
  const words = (Array.isArray(value) ? value : [value]).map((one) =>
    typeof one === 'string' ? one : JSON.stringify(one ?? '–').replaceAll('"', ''),
  )
  return words.join(', ').slice(0, longestText)
}

function nameOf(path: string[]): string {
  return (path.join(' · ') || 'result').slice(0, longestText)
}

function parse(told: string): unknown {
  try {
    return JSON.parse(told)
  } catch {
    return told
  }
}
