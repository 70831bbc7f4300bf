/** Amounts in words, for the games in a browser and for what the server tells of a round. */

export function coinText(amount: number): string {
  return (amount / 100).toLocaleString('en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
}

/** Hundredths as a player reads them: 2.5×, 1,000×. */
export function timesText(hundredths: number): string {
  return `${(hundredths / 100).toLocaleString('en-US', { maximumFractionDigits: 2 })}×`
}
