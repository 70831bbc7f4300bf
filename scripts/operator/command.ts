export type Command = {
  usage: string
  about: string
  /** The call it makes, and what it says. */
  call: string
  read(words: string[]): object
}
