/** ISO 4217: the currencies whose minor unit is not a hundredth. */
const exponents: Readonly<Record<number, readonly string[]>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'.split(' '),
  3: 'BHD IQD JOD KWD LYD OMR TND'.split(' '),
  4: 'CLF UYW'.split(' '),
}

export const currenciesOfExponent = (exponent: 0 | 3 | 4): readonly string[] => exponents[exponent] ?? []

export const exponentOf = (currency: string | null): number => {
  const found = Object.entries(exponents).find(([, currencies]) => currency !== null && currencies.includes(currency))
  return found === undefined ? 2 : Number(found[0])
}

/** As far as a bigint of the database goes. */
export const [minMinor, maxMinor] = [-(2n ** 63n), 2n ** 63n - 1n]

/** The nearest that a bigint of the database holds. */
export const storable = (minor: bigint): bigint => (minor < minMinor ? minMinor : minor > maxMinor ? maxMinor : minor)

const decimal = /^(-?)(\d{1,18})(?:\.(\d{1,10}))?$/

/** `12.345` with exponent 2 is 1235: half a minor unit goes away from zero. Undefined where it is no decimal number. */
export function toMinor(amount: string, exponent: number): bigint | undefined {
  const match = decimal.exec(amount)
  if (match === null) return undefined
  const [, sign, whole, fraction = ''] = match
  const digits = BigInt(`${whole}${fraction.slice(0, exponent).padEnd(exponent, '0')}`)
  const rounded = (fraction[exponent] ?? '0') >= '5' ? digits + 1n : digits
  return sign === '-' ? -rounded : rounded
}

/** 1235 with exponent 2 is `12.35`. */
export function fromMinor(minor: bigint, exponent: number): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(exponent + 1, '0')
  const split = digits.length - exponent
  return `${minor < 0n ? '-' : ''}${digits.slice(0, split)}${exponent === 0 ? '' : `.${digits.slice(split)}`}`
}
