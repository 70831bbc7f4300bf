/** Amounts in words, for the games in a browser and for what the server tells of a round. */

let sign = ''

/** Money is written with its sign from here on; play money has none, nor what a server tells. */
export function setSign(of: string): void {
  sign = of
}

/** ฿1,250.00 */
export function coinText(amount: number): string {
  const sum = grouped((Math.abs(Math.round(amount)) / 100).toFixed(2))
  return `${amount < 0 ? '−' : ''}${sign}${sum}`
}

/** Hundredths as a player reads them: 2.5×, 1,000×. */
export function timesText(hundredths: number): string {
  return `${grouped(String(Math.round(hundredths) / 100))}×`
}

/** One in so many; where nobody could count so far, as a power of ten. */
export function chanceText(chance: number): string {
  const rounds = 1 / chance
  const digits = rounds >= 1000 && rounds < 10_000 ? 4 : 3
  if (rounds < 1e12) return `1 : ${Number(rounds.toPrecision(digits)).toLocaleString('en-US')}`
  const power = String(Math.round(Math.log10(rounds)))
  return `1 : 10${power.replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)] ?? '')}`
}

/** By hand: the browser's own way to it takes a slow phone tens of milliseconds a sum. */
function grouped(number: string): string {
  return number.replace(/\d(?=(\d{3})+(?!\d))/g, '$&,')
}
