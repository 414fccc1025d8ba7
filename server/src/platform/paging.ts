/** The envelope of a list (responses.md A): pages count from 0. */
export const pageInfo = ({ limit, page }: { limit: number; page: number }, count: number) => ({
  itemsPerPage: limit,
  itemCount: count,
  numPages: Math.ceil(count / limit),
  pageId: page,
})

/** The envelope of a list of the newer services (responses.md B, Assignments). */
export const itemsInfo = <T>({ limit, page }: { limit: number; page: number }, items: T[], total: number) => ({
  total,
  items,
  empty: items.length === 0,
  firstItem: page * limit,
})
