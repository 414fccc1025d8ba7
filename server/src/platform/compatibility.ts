/** The versions of the product that the spec describes (F-005, F-328, decision 32); ours stands beside them. */
export const compatibility = {
  product: '11.1.5',
  apiClient: '1.3.0',
  httpClient: '0.24.0',
} as const

/** How searches are made unless settings say otherwise (F-383 to F-385, decision 32). */
export const searchDefaults = {
  /** How finely places are told apart. */
  resolution: 9,
  caching: false,
  /** The most results of one search. */
  limit: 1000,
} as const
