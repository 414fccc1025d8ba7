/** What parts thousands: a space of any kind, an apostrophe, a point or a comma. */
const parts = /[\s\u00a0\u202f'’.,]/g

/**
 * The amounts that somebody may mean who types a figure, as decimals: `1.234,50` and `1,234.50` are one, and `1.234` may be
 * a thousand or little more than one. None where anything else stands there.
 */
export function amountsIn(text: string): string[] {
  const [, sign = '', figure = ''] = /^\s*([-−]?)\s*(\d[\d\s\u00a0\u202f'’.,]*)$/.exec(text) ?? []
  if (figure === '') return []
  const point = /[.,](?=\d+\s*$)(?!.*[.,]\d*[.,])/.exec(figure)?.index
  const whole = figure.replace(parts, '')
  const fraction = point === undefined ? '' : figure.slice(point + 1).replace(parts, '')
  const decimals = new Set<string>()
  if (point === undefined || fraction.length === 3) decimals.add(whole)
  if (point !== undefined) decimals.add(`${figure.slice(0, point).replace(parts, '')}.${fraction}`)
  const least = /^(\d{1,15})(\.\d{1,10})?$/
  return [...decimals]
    .filter((decimal) => least.test(decimal))
    .map((decimal) => (sign === '' ? decimal : `-${decimal}`))
}
