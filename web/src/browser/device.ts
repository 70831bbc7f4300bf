/** How a device is called in the player's list of devices. */
export type Device = { os: string; deviceModel: string }

/** The first that fits: browsers also name those they descend from. */
const systems: [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android ([\d.]+)/, 'Android $1'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
]
const browsers: [RegExp, string][] = [
  [/Edg(?:A|iOS)?\/(\d+)/, 'Edge $1'],
  [/OPR\/(\d+)/, 'Opera $1'],
  [/SamsungBrowser\/(\d+)/, 'Samsung Internet $1'],
  [/(?:Firefox|FxiOS)\/(\d+)/, 'Firefox $1'],
  [/(?:Chrome|CriOS)\/(\d+)/, 'Chrome $1'],
  [/Version\/(\d+)[\d.]* .*Safari/, 'Safari $1'],
]

export function describeDevice(userAgent: string = navigator.userAgent): Device {
  return { os: findName(systems, userAgent), deviceModel: findName(browsers, userAgent) }
}

function findName(names: [RegExp, string][], userAgent: string): string {
  for (const [pattern, name] of names) {
    const found = pattern.exec(userAgent)
    if (found) return name.replace('$1', found[1] ?? '').slice(0, 60)
  }
  return ''
}
