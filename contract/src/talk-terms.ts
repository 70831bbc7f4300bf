/** As long as a line to support, or from there, may be. */
export const longestLine = 2000
