import { createStore } from '../store.ts'

/** A page of an app that the person has looked at. */
export interface RecentPage {
  readonly app: string
  readonly path: string
  readonly title: string
}

/** How many pages are remembered. */
const maxPages = 8

const place = ({ app, path }: RecentPage) => `${app}${path.split(/[?#]/, 1)[0]}`

/**
 * The pages with this one first. A page that is looked at again, with another query or title, moves to the front; the
 * first page of an app is left out, as the app itself leads there.
 */
export function withPage(pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] {
  if (place(page) === `${page.app}/` || page.title === '') return pages
  return [page, ...pages.filter((other) => place(other) !== place(page))].slice(0, maxPages)
}

/** The pages with this one's title where it is among them: a title may come when the person has gone on. */
export const withTitle = (pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] =>
  pages.map((other) => (place(other) === place(page) ? page : other))

/** What the person has looked at in this tab, the last first; it survives a reload, and is gone once they sign out. */
export function createRecent(memory: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>, companyId: string) {
  const key = 'kontor.recent'
  let company = companyId
  const read = (): readonly RecentPage[] => {
    const [of, pages] = JSON.parse(memory.getItem(key) ?? '[]') as [string?, RecentPage[]?]
    return of === company && pages ? pages : []
  }
  const pages = createStore(read())
  const keep = (next: readonly RecentPage[]) => {
    pages.set(next)
    memory.setItem(key, JSON.stringify([company, next]))
  }
  return {
    pages,
    visit: (page: RecentPage) => keep(withPage(pages.get(), page)),
    retitle: (page: RecentPage) => keep(withTitle(pages.get(), page)),
    /** Another company's pages are none of this one's. */
    enter(next: string) {
      company = next
      pages.set(read())
    },
    clear: () => memory.removeItem(key),
  }
}
