/** A rate of a tax in percent, as decimal text, from a day on; `to` is the last day. */
export interface Rate {
  readonly percent: string
  readonly from?: string
  readonly to?: string
}

/** How one place taxes trade. Standard rates in force come first in `standard`, the reduced ones in `reduced`. */
export interface Regime {
  readonly scheme: 'VAT' | 'SALES'
  readonly standard: readonly Rate[]
  readonly reduced: readonly Rate[]
}

const vat = (standard: string | readonly Rate[], ...reduced: (string | Rate)[]): Regime => ({
  scheme: 'VAT',
  standard: typeof standard === 'string' ? [{ percent: standard }] : standard,
  reduced: reduced.map((rate) => (typeof rate === 'string' ? { percent: rate } : rate)),
})

/**
 * Rates of VAT by country: the member states of the EU as in the Commission's tables of 2025-2026 (Taxes in Europe
 * Database; changes carry their days), the United Kingdom (HMRC), Switzerland (ESTV, MWSTG art. 25) and Norway
 * (Skatteetaten). Zero rates need no row: category Z says them.
 */
export const vatRegimes: Readonly<Record<string, Regime>> = {
  AT: vat('20', '10', '13'),
  BE: vat('21', '6', '12'),
  BG: vat('20', '9'),
  CY: vat('19', '3', '5', '9'),
  CZ: vat('21', '12', { percent: '10', to: '2023-12-31' }, { percent: '15', to: '2023-12-31' }),
  DE: vat('19', '7'),
  DK: vat('25'),
  EE: vat(
    [
      { percent: '24', from: '2025-07-01' },
      { percent: '22', from: '2024-01-01', to: '2025-06-30' },
      { percent: '20', to: '2023-12-31' },
    ],
    '9',
    { percent: '13', from: '2025-01-01' },
    { percent: '5', to: '2024-12-31' },
  ),
  ES: vat('21', '4', '10'),
  FI: vat(
    [
      { percent: '25.5', from: '2024-09-01' },
      { percent: '24', to: '2024-08-31' },
    ],
    '10',
    { percent: '14', to: '2025-12-31' },
    { percent: '13.5', from: '2026-01-01' },
  ),
  FR: vat('20', '2.1', '5.5', '10'),
  GR: vat('24', '6', '13'),
  HR: vat('25', '5', '13'),
  HU: vat('27', '5', '18'),
  IE: vat('23', '4.8', '9', '13.5'),
  IT: vat('22', '4', '5', '10'),
  LT: vat('21', '5', { percent: '9', to: '2025-12-31' }, { percent: '12', from: '2026-01-01' }),
  LU: vat('17', '3', '8', '14'),
  LV: vat('21', '5', '12'),
  MT: vat('18', '5', '7', '12'),
  NL: vat('21', '9'),
  PL: vat('23', '5', '8'),
  PT: vat('23', '6', '13'),
  RO: vat(
    [
      { percent: '21', from: '2025-08-01' },
      { percent: '19', to: '2025-07-31' },
    ],
    { percent: '11', from: '2025-08-01' },
    { percent: '5', to: '2025-07-31' },
    { percent: '9', to: '2026-07-31' },
  ),
  SE: vat('25', '6', '12'),
  SI: vat('22', '5', '9.5'),
  SK: vat(
    [
      { percent: '23', from: '2025-01-01' },
      { percent: '20', to: '2024-12-31' },
    ],
    '5',
    { percent: '19', from: '2025-01-01' },
    { percent: '10', to: '2024-12-31' },
  ),
  GB: vat('20', '5'),
  CH: vat(
    [
      { percent: '8.1', from: '2024-01-01' },
      { percent: '7.7', to: '2023-12-31' },
    ],
    { percent: '2.6', from: '2024-01-01' },
    { percent: '3.8', from: '2024-01-01' },
    { percent: '2.5', to: '2023-12-31' },
    { percent: '3.7', to: '2023-12-31' },
  ),
  NO: vat('25', '11.11', '12', '15'),
}

/**
 * State sales tax of the United States in percent, without what counties and cities add: a bill may charge more, up to
 * `maxLocalRate`, and none in states without one.
 */
export const salesTaxes: Readonly<Record<string, string>> = {
  ...{ AL: '4', AK: '0', AZ: '5.6', AR: '6.5', CA: '7.25', CO: '2.9', CT: '6.35', DE: '0', DC: '6', FL: '6' },
  ...{ GA: '4', HI: '4', ID: '6', IL: '6.25', IN: '7', IA: '6', KS: '6.5', KY: '6', LA: '5', ME: '5.5' },
  ...{ MD: '6', MA: '6.25', MI: '6', MN: '6.875', MS: '7', MO: '4.225', MT: '0', NE: '5.5', NV: '6.85', NH: '0' },
  ...{ NJ: '6.625', NM: '4.875', NY: '4', NC: '4.75', ND: '5', OH: '5.75', OK: '4.5', OR: '0', PA: '6', RI: '7' },
  ...{ SC: '6', SD: '4.2', TN: '7', TX: '6.25', UT: '4.85', VT: '6', VA: '4.3', WA: '6.5', WV: '6', WI: '5', WY: '4' },
}

/** The most that counties and cities add anywhere to a state's sales tax, in percent. */
export const maxLocalRate = '8.5'

const isIn = (day: string, { from, to }: Rate): boolean =>
  (from === undefined || day >= from) && (to === undefined || day <= to)

/** The rates of a country's VAT on a day, the standard one first; undefined for a country whose rates Kontor has not. */
export function vatRates(country: string, day: string): string[] | undefined {
  const regime = vatRegimes[country]
  return (
    regime && [...regime.standard, ...regime.reduced].filter((rate) => isIn(day, rate)).map(({ percent }) => percent)
  )
}
