/** The envelope of a list (responses.md A): pages count from 0. */
export const pageInfo = ({ limit, page }: { limit: number; page: number }, count: number) => ({
  itemsPerPage: limit,
  itemCount: count,
  numPages: Math.ceil(count / limit),
  pageId: page,
})
