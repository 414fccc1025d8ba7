import type { Browser, Page } from 'playwright-core'

/** What a page is made of: HTML, or a script alone. */
export type Content = { html: string } | { script: string }

/**
 * Opens the first of these pages, in a context of its own, and serves the others to it: by origin, whatever the path
 * and query. Origins need no server and may be of as many sites as are wanted.
 */
export async function openPages(browser: Browser, pages: Readonly<Record<string, Content>>): Promise<Page> {
  const context = await browser.newContext()
  await context.route('**/*', (route) => {
    const content = pages[new URL(route.request().url()).origin]
    return content === undefined ? route.abort() : route.fulfill({ contentType: 'text/html', body: htmlOf(content) })
  })
  const page = await context.newPage()
  page.on('pageerror', (error) => console.error(error))
  const [first = ''] = Object.keys(pages)
  await page.goto(first)
  return page
}

const htmlOf = (content: Content): string =>
  'html' in content
    ? content.html
    : `<!doctype html><meta charset="utf-8"><body><script type="module">${content.script.replaceAll('</script', '<\\/script')}</script>`
