type Look = number | { readonly width: number }

/** All that is written is played, and not what `npm test` takes of it: `KONTOR_WIDTHS=both`, decision 0157. */
export const isWhole = process.env['KONTOR_WIDTHS'] === 'both'

/**
 * Of the looks that a journey is written for the one that it is played in, by its width in px: `mainly(390, [1280, 390])`.
 * `KONTOR_WIDTHS=both npm test` plays all of them. Which journeys always are, and which width the others have: decision 0157.
 */
export const mainly = <const T extends Look>(width: 1280 | 390, looks: readonly T[]): T[] =>
  looks.filter((look) => isWhole || (typeof look === 'number' ? look : look.width) === width)
