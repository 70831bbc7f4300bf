export type LegalSection = {
  /** The address of the section inside the page. */
  id: string
  title: string
  text: string
  /** The table of processing periods follows the words. */
  hasPeriods?: true
}
