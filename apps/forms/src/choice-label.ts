import type { Strategy } from './api.ts'
import type { Words } from './kontor.ts'

/** What a choice is called: what the company wrote, or the words of a list that everybody has. */
export function choiceLabel(strategy: Strategy, value: string, { t, locale }: Pick<Words, 't' | 'locale'>): string {
  switch (strategy) {
    case 'COUNTRY':
      return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(value) ?? value
    case 'COMPANYSIZE':
      return sizeLabel(value, locale, t)
    case 'COMPANYOWNERSHIP':
      return t(`ownership.${value}` as 'ownership.PRIVATE')
    case 'INDUSTRY':
      return t(`industry.${value}` as 'industry.RETAIL')
    case 'TAX_IDENTIFIER':
    case 'LEGAL_IDENTIFIER':
    case 'CUSTOM':
      return value
  }
}

function sizeLabel(value: string, locale: string, t: Words['t']): string {
  const number = new Intl.NumberFormat(locale)
  const [from, to] = (/^FROM(\d+)(?:TO(\d+))?$/.exec(value) ?? [])
    .slice(1)
    .map((one) => (one ? Number(one) : undefined))
  if (from === undefined) return number.format(1)
  return to === undefined ? t('size.from', { from: number.format(from) }) : number.formatRange(from, to)
}
