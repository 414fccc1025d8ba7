const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** How large a file is, in the unit that a person would say: 640 byte, 12 kB, 3.4 MB. */
export function sizeWord(bytes: number, locale: string): string {
  const step = Math.min(units.length - 1, bytes < 1000 ? 0 : Math.floor(Math.log10(bytes) / 3))
  const options = {
    style: 'unit',
    unit: units[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  } as const
  return new Intl.NumberFormat(locale, options).format(bytes / 1000 ** step)
}
