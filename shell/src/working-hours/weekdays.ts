export interface Weekday {
  /** 1 is Monday, 7 is Sunday. */
  readonly day: number
  readonly name: string
}

/** The days of a week by their names in a language. */
export function weekdays(language: string): Weekday[] {
  const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // The first of January 2024 was a Monday.
  return [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, name: names.format(Date.UTC(2024, 0, day)) }))
}
