/** Cards in a row of the grid at a width; the grid's own CSS has the same steps. */
export function columnsAt(width: number): number {
  if (width >= 1500) return 8
  if (width >= 1040) return 6
  if (width >= 660) return 5
  return width >= 560 ? 4 : 3
}
