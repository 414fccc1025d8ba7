/** How many pages are remembered by their titles. */
const maxPages = 500

/**
 * What apps called their pages. An app that is sent back to a page says nothing about it, as the protocol wants it, or
 * only once it has loaded it: until then the page has the title that it had.
 */
export function createTitles() {
  const titles = new Map<string, string>()
  return {
    keep(app: string, path: string, title: string) {
      titles.delete(app + path)
      titles.set(app + path, title)
      if (titles.size > maxPages) titles.delete(titles.keys().next().value!)
    },
    /** Empty where the app has not said it. */
    of: (app: string, path: string): string => titles.get(app + path) ?? '',
    /** The pages are of another company now. */
    forget: () => titles.clear(),
  }
}
