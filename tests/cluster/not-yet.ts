/** Call tests that do not pass on a spread database yet, and what stands in the way. */
export const notYet: Record<string, string> = {}
