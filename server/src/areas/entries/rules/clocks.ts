/** The hours by which the first and the last clocks on earth are ahead of UTC: Kiribati's, and a ship's at 180 degrees west. */
export const [firstClock, lastClock] = [14, -12]

/** The date that a clock shows at an instant. */
export const dayBy = (hoursAhead: number, instant: Date): string =>
  new Date(instant.getTime() + hoursAhead * 3_600_000).toISOString().slice(0, 10)
