/**
 * The name of something that one area makes and others use. The token stands in the area that needs it, so that an
 * area can use what another makes without importing it.
 */
export interface Service<T> {
  readonly name: string
  /** Never there: it keeps the type of what stands behind the name. */
  readonly type?: T
}

export const service = <T>(name: string): Service<T> => ({ name })
