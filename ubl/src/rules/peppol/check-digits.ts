/** Whether numbers that parties are known by are well formed: what a mistyped digit would break. */

const digitsOf = (text: string): number[] => [...text].map(Number)
const weighted = (digits: readonly number[], weight: (at: number) => number): number =>
  digits.reduce((sum, digit, at) => sum + digit * weight(at), 0)

/** GS1: every other digit from the right counts three times. */
export function isGln(text: string): boolean {
  if (!/^\d+$/.test(text)) return false
  const [check = 0, ...rest] = digitsOf(text).reverse()
  return (10 - (weighted(rest, (at) => (at % 2 === 0 ? 3 : 1)) % 10)) % 10 === check
}

/** Norwegian organisation number: modulo 11 with weights 2 to 7 from the right. */
export function isNorwegian(text: string): boolean {
  if (!/^\d{9}$/.test(text) || Number(text) === 0) return false
  const [check = 0, ...rest] = digitsOf(text).reverse()
  return (11 - (weighted(rest, (at) => (at % 6) + 2) % 11)) % 11 === check
}

/** Danish CVR number, with or without its country. */
export const isDanish = (text: string): boolean => /^(?:DK)?\d{8}$/.test(text)

/** Belgian enterprise number: the last two digits are 97 less the remainder of the others. */
export const isBelgian = (text: string): boolean =>
  /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8))

/** Italian office of the public administration (codice univoco). */
export const isItalianOffice = (text: string): boolean => /^[A-Za-z0-9]{6}$/.test(text)

/** Italian tax code: sixteen characters of a person, eleven digits of a company. */
export const isItalianTaxCode = (text: string): boolean =>
  /^[A-Za-z]{6}[0-9A-Za-z]{2}[A-Za-z][0-9A-Za-z]{2}[A-Za-z][0-9A-Za-z]{3}[A-Za-z]$/.test(text) || /^\d{11}$/.test(text)

/** Modulo 10 as cards have it: every second digit from the right doubled, its digits added. */
const isLuhn = (text: string): boolean =>
  weighted(
    digitsOf(text)
      .reverse()
      .map((digit, at) => (at % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2)),
    () => 1,
  ) %
    10 ===
  0

/** Italian VAT number; one of another country is not looked at. */
export const isItalianVat = (text: string): boolean =>
  text.slice(0, 2).toUpperCase() !== 'IT' || (/^\d{11}$/.test(text.slice(2)) && isLuhn(text.slice(2)))

/** Swedish organisation number. */
export const isSwedish = (text: string): boolean => /^\d{10}$/.test(text) && isLuhn(text)

/** Australian business number: modulo 89 once the first digit is one less. */
export function isAustralian(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false
  const [first = 0, ...rest] = digitsOf(text)
  return weighted([first - 1, ...rest], (at) => (at === 0 ? 10 : 2 * at - 1)) % 89 === 0
}

/** Greek tax number: powers of two from the right, modulo 11, modulo 10. What follows its nine digits is not looked at. */
export function isGreek(text: string): boolean {
  if (!/^\d{9}/.test(text)) return false
  const [check = 0, ...rest] = digitsOf(text.slice(0, 9)).reverse()
  return (weighted(rest, (at) => 2 ** (at + 1)) % 11) % 10 === check
}

/**
 * IBAN (ISO 13616): letters count from 10, modulo 97 leaves 1. Spaces do not count. Small letters do not count as their
 * capitals: the published rules go by their place in ASCII.
 */
export function isIban(text: string): boolean {
  const compact = text.replace(/\s/g, '')
  if (!/^[A-Z]{2}\d{2}[A-Za-z0-9]{0,30}$/.test(compact)) return false
  let remainder = 0
  for (const char of `${compact.slice(4)}${compact.slice(0, 4)}`) {
    const value = /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 55
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97
  }
  return remainder === 1
}
