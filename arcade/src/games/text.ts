/** What a player reads, in the languages we speak. */
export type Text = { th: string; en: string }
