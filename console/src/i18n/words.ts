/** Texts by their keys, each in English and in Thai. */
export type Words = Readonly<Record<string, readonly [en: string, th: string]>>
