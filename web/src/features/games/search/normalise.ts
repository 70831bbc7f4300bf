/** Latin accents, and Thai tone and silence marks: what people leave out when they type. */
const leftOut = /[\u0300-\u036f\u0e47-\u0e4e]/g
const betweenWords = /[^\p{L}\p{N}\p{M}]+/gu

/**
 * The form in which names and questions meet: small letters without accents, tone marks, spaces
 * and signs. Thai vowels stay, for they are what tells words apart.
 */
export function normalise(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(leftOut, '').replace(betweenWords, '')
}

/** A question's words, each in that form. Thai writes none, so it is one. */
export function termsOf(question: string): string[] {
  return question.split(/\s+/).map(normalise).filter(Boolean)
}
