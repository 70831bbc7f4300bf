let aheadMs = 0

/** Takes the server's time from an answer, so that countdowns do not trust the device's clock. */
export function noteServerTime(headers: Headers, deviceNowMs = Date.now()): void {
  const exact = Number(headers.get('x-server-time') ?? Number.NaN)
  if (Number.isFinite(exact) && exact > 0) {
    aheadMs = exact - deviceNowMs
    return
  }
  const rough = Date.parse(headers.get('date') ?? '')
  // `date` has whole seconds: less is noise, and correcting it would make clocks jump.
  if (Number.isFinite(rough) && Math.abs(rough - deviceNowMs - aheadMs) > 2000)
    aheadMs = rough - deviceNowMs
}

/** Takes the server's time as an answer told it, at the moment the answer came. */
export function noteServerMoment(serverMs: number, deviceMs: number): void {
  aheadMs = serverMs - deviceMs
}

export function serverNowMs(deviceNowMs = Date.now()): number {
  return deviceNowMs + aheadMs
}
