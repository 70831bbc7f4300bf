/** Made here: whoever made the seed behind a hash cannot know them beforehand. */
export function newWords(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].join('')
}
