/** With its sign, as a result is told; nought has none. */
export function signedText(net: number, money: (amount: number) => string): string {
  return net > 0 ? `+${money(net)}` : net < 0 ? `−${money(-net)}` : money(0)
}
