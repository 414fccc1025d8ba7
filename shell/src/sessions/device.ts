/** A browser on a system, as far as its User-Agent header tells. */
export interface Device {
  readonly browser: string
  readonly system: string
}

// The order matters: each of these also claims to be those that follow it.
const browsers: readonly [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrom(?:e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const first = (names: readonly [RegExp, string][], agent: string) => names.find(([sign]) => sign.test(agent))?.[1]

/** undefined where the header is a program's, or of a browser that we do not know. */
export function deviceOf(agent: string): Device | undefined {
  const browser = first(browsers, agent)
  const system = first(systems, agent)
  return browser && system ? { browser, system } : undefined
}
