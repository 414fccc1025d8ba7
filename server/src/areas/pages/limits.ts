/** Pages of a file. */
export const maxPages = 200

/** Pixels of a picture as it comes: a photo of the best phones has a quarter of it. */
export const maxPixelsIn = 100_000_000

/** Pixels of a page as it is shown. */
export const maxPixelsOut = 12_000_000

/** Runs of text on a page, and signs of one. */
export const [maxRuns, maxSigns] = [5_000, 1_000] as const
