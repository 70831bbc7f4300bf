import { expect, test } from 'vitest'
import type { Graph } from './module-graph.ts'
import { nameShared } from './shared-chunks.ts'

const source = '/house/web/src'
const start = `${source}/main.tsx`
const answers = '/house/node_modules/@tanstack/query-core/query.js'

/** Modules by the path below `src`, with what each needs; of 300 letters, or of as many as told. */
function graphOf(needs: Record<string, string[]>, letters: Record<string, number> = {}): Graph {
  const id = (file: string) => (file.startsWith('/') ? file : `${source}/${file}`)
  const links = Object.entries(needs).map(([file, ids]) => [id(file), ids.map(id)] as const)
  const lazy = Object.keys(needs)
    .filter((file) => /Page\.tsx$|view\.ts$|^news\.ts$/.test(file))
    .map(id)
  const size = (of: string) => Object.entries(letters).find(([file]) => id(file) === of)?.[1] ?? 300
  return {
    getModuleInfo: (of) => ({
      code: 'x'.repeat(size(of)),
      importedIds: links.find(([one]) => one === of)?.[1] ?? [],
      importers: links.filter(([, ids]) => ids.includes(of)).map(([one]) => one),
      dynamicallyImportedIds: of === start ? lazy : [],
    }),
  }
}

function name(graph: Graph, known: Partial<{ first: Record<string, string>; bar: string[] }> = {}) {
  const first = Object.entries(known.first ?? {})
  const names = new Map(first.map(([file, chunk]) => [`${source}/${file}`, chunk]))
  const onDesktop = new Set((known.bar ?? []).map((file) => `${source}/${file}`))
  nameShared({ names, onDesktop, graph, source })
  return (file: string) => names.get(file.startsWith('/') ? file : `${source}/${file}`) ?? null
}

const pages = (count: number, needs: string[]) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [`features/f${at}/SomePage.tsx`, needs]),
  )

test('a few lines that two pages need come with the parts, many lines only for ten', () => {
  const two = graphOf(
    { ...pages(2, ['ui/Note.tsx', 'ui/Calendar.tsx']) },
    { 'ui/Calendar.tsx': 5000 },
  )
  const chunkOf = name(two)
  expect(chunkOf('ui/Note.tsx')).toBe('parts')
  expect(chunkOf('ui/Calendar.tsx')).toBeNull()
  const ten = graphOf({ ...pages(10, ['ui/Calendar.tsx']) }, { 'ui/Calendar.tsx': 5000 })
  expect(name(ten)('ui/Calendar.tsx')).toBe('parts')
  expect(name(graphOf(pages(1, ['ui/Note.tsx'])))('ui/Note.tsx')).toBeNull()
})

test('what only pages with answers need comes with what keeps them', () => {
  const chunkOf = name(
    graphOf({
      ...pages(3, ['ui/Note.tsx', 'ui/Card.tsx', answers]),
      'a/Page.tsx': ['ui/Card.tsx'],
    }),
  )
  expect(chunkOf(answers)).toBe('data')
  expect(chunkOf('ui/Note.tsx')).toBe('data')
  expect(chunkOf('ui/Card.tsx')).toBe('parts')
})

test('a part that needs home is left alone, or every page would load home', () => {
  const graph = graphOf({ ...pages(2, ['ui/Shelf.tsx']), 'ui/Shelf.tsx': ['features/home/x.ts'] })
  expect(name(graph, { first: { 'features/home/x.ts': 'home' } })('ui/Shelf.tsx')).toBeNull()
  expect(name(graph, { first: { 'features/home/x.ts': 'frame' } })('ui/Shelf.tsx')).toBe('parts')
})

test('the desktop’s bar brings its own small things, not all parts', () => {
  const chunkOf = name(graphOf(pages(2, ['ui/Pill.tsx', 'ui/Note.tsx'])), { bar: ['ui/Pill.tsx'] })
  expect(chunkOf('ui/Pill.tsx')).toBe('bar')
  expect(chunkOf('ui/Note.tsx')).toBe('parts')
})

test('promotions share a chunk that may need parts, and styles follow who wears them', () => {
  const chunkOf = name(
    graphOf({
      'activities/a/view.ts': ['activities/kit/Frame.tsx'],
      'activities/b/view.ts': ['activities/kit/Frame.tsx'],
      'activities/kit/Frame.tsx': ['ui/Note.tsx', 'activities/kit/Frame.module.css'],
    }),
  )
  expect(chunkOf('activities/kit/Frame.tsx')).toBe('kit')
  expect(chunkOf('activities/kit/Frame.module.css')).toBe('kit')
  expect(chunkOf('ui/Note.tsx')).toBe('parts')
  expect(chunkOf('activities/a/view.ts')).toBeNull()
})

test('doors share theirs, and a page keeps its own', () => {
  const chunkOf = name(
    graphOf({
      'features/entry/LoginPage.tsx': ['features/entry/calls.ts'],
      'features/entry/OtherPage.tsx': ['features/entry/calls.ts', 'features/entry/other.ts'],
    }),
  )
  expect(chunkOf('features/entry/calls.ts')).toBe('entry')
  expect(chunkOf('features/entry/LoginPage.tsx')).toBeNull()
  expect(chunkOf('features/entry/other.ts')).toBeNull()
})

test('news come with all that is theirs, though a page needs some of it', () => {
  const chunkOf = name(
    graphOf({
      'news.ts': ['features/home/draft.ts'],
      'features/a/SomePage.tsx': ['features/home/draft.ts', 'features/a/own.ts'],
    }),
  )
  expect(chunkOf('features/home/draft.ts')).toBe('late-news')
  expect(chunkOf('features/a/own.ts')).toBeNull()
})
