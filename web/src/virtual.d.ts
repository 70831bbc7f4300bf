declare module 'virtual:calls' {
  /** Call name to path, open to visitors, changes something. Built by web/build/calls.ts. */
  export const callTable: Record<string, readonly [path: string, isPublic: 0 | 1, writes: 0 | 1]>
}

declare module 'virtual:texts' {
  import type { CompiledMessage } from 'icu-minify/format'
  import type { TextArea } from './i18n/generated/texts.d.ts'

  type TextModule = { texts: Record<string, CompiledMessage> }
  /** Locale and area to the loader of their compiled texts. Built by web/build/texts.ts. */
  type TextLoaders = Record<string, Partial<Record<TextArea, () => Promise<TextModule>>>>
  /** Those of home's first picture. */
  export const textLoaders: TextLoaders
  /** All others. */
  export const loadLateTexts: () => Promise<{ lateTextLoaders: TextLoaders }>
}
