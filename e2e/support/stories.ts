import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import type { BrowserContext, Locator, Page } from 'playwright-core'
import { test as journey } from './journey.ts'
import { openPage, sizeOf } from './pages.ts'

/** They are built with the pages before the first test (global-setup.ts). */
const builtOf = (room: 'kit' | 'tradekit') => join(import.meta.dirname, '../..', room, 'dist')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
}

/** Serves the stories of a room: their address, and what ends that. */
async function serveStories(room: 'kit' | 'tradekit'): Promise<{ address: string; stop: () => Promise<void> }> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories')
    const file = pathname === '/' ? '/index.html' : pathname
    try {
      const content = await readFile(join(builtOf(room), file))
      const type = types[extname(file)] ?? 'application/octet-stream'
      // As they are served: what has a hash in its name is fetched, and compiled, once.
      const cached = file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
      response.writeHead(200, { 'content-type': type, 'cache-control': cached }).end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

export type Kind = 'actions' | 'fields' | 'overlays' | 'feedback' | 'lists' | 'table' | 'millions' | 'layout'

/**
 * Opens the stories of a kind: `stories('actions', { width: 390, query: 'theme=dark&dir=rtl' })`; in a browser of their
 * own where a test changes what all pages of one share, its clock above all.
 */
type OpenStories = (kind: Kind, look?: { width?: 1280 | 390; query?: string; own?: true }) => Promise<Page>

/** A test on the stories of the kit. */
export const test = journey
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are wanted
  .extend('served', { scope: 'worker' }, async ({}, { onCleanup }): Promise<string> => {
    const { address, stop } = await serveStories('kit')
    onCleanup(stop)
    return address
  })
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are wanted
  .extend('servedTrade', { scope: 'worker' }, async ({}, { onCleanup }): Promise<string> => {
    const { address, stop } = await serveStories('tradekit')
    onCleanup(stop)
    return address
  })
  // Stories keep nothing in their browser, so that the pages of them may share one.
  .extend('reader', { scope: 'worker' }, async ({ browser }, { onCleanup }): Promise<BrowserContext> => {
    const { context, page } = await openPage(browser, {})
    onCleanup(() => context.close())
    await page.close()
    return context
  })
  /** Opens all stories of tradekit. */
  .extend('tradeStories', async ({ reader, servedTrade }, { onCleanup }) => {
    const opened: Page[] = []
    onCleanup(async () => void (await Promise.all(opened.map((page) => page.close()))))
    return async (width: 1280 | 390, query: string): Promise<Page> => {
      const page = await reader.newPage()
      opened.push(page)
      await page.setViewportSize(sizeOf(width))
      await page.goto(`${servedTrade}?${query}`)
      return page
    }
  })
  .extend('stories', async ({ browser, reader, served }, { onCleanup }): Promise<OpenStories> => {
    const opened: (Page | BrowserContext)[] = []
    onCleanup(async () => void (await Promise.all(opened.map((each) => each.close()))))
    return async (kind, { width = 1280, query = '', own } = {}) => {
      const { page, context } = own ? await openPage(browser, {}) : { page: await reader.newPage(), context: undefined }
      opened.push(context ?? page)
      await page.setViewportSize(sizeOf(width))
      await page.goto(`${served}?only=${kind}&${query}`)
      return page
    }
  })

/** The story of this name, in which a test looks for its parts. */
export const story = (page: Page, id: string): Locator => page.locator(`#${id}`)
