/** The day so many days from now, as the people of the browser count: before midnight in UTC it is tomorrow there. */
export const inDays = (days: number): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000)
