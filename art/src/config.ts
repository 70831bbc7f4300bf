export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'
export const browserCount = Number(process.env.JOBS ?? 2)
