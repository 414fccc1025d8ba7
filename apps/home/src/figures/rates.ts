/** Rejected of a hundred answered, with one decimal where it is below ten: '4.2'. */
export function rejectionRate({ Answered, Rejected }: Readonly<Record<'Answered' | 'Rejected', number>>): string {
  const rate = Answered === 0 ? 0 : (100 * Rejected) / Answered
  return String(rate < 10 ? Math.round(rate * 10) / 10 : Math.round(rate))
}

/** A time as one reads it: hours up to two days, then days. */
export const timeOf = (hours: number): { unit: 'hours' | 'days'; count: number } =>
  hours < 48 ? { unit: 'hours', count: hours } : { unit: 'days', count: Math.round(hours / 24) }
