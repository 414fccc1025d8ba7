import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { bundle } from '../../scripts/bundle.ts'
import { launchOptions } from '../../scripts/chromium.ts'

const frames = join(import.meta.dirname, '../../hub/src/testing/frames')
const shell = 'https://shell.example'

/** The behaviour suite of the protocol in a page of a browser, over frames of other origins; run there by name. */
export async function openProtocolSuite(): Promise<{ page: Page; names: string[]; close: () => Promise<void> }> {
  const [suite, agent] = await Promise.all([bundle(join(frames, 'suite.ts')), bundle(join(frames, 'agent.ts'))])
  const browser = await chromium.launch(await launchOptions())
  const page = await browser.newPage()
  await page.route('**/*', (route) => {
    const { origin, pathname } = new URL(route.request().url())
    if (pathname === '/favicon.ico') return route.abort()
    return route.fulfill({
      contentType: 'text/html',
      body: pageWith(origin === shell && pathname === '/' ? suite : agent),
    })
  })
  await page.goto(shell)
  const names = await page.evaluate(() => protocolTests.names)
  return { page, names, close: () => browser.close() }
}

const pageWith = (script: string): string =>
  `<!doctype html><meta charset="utf-8"><body><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`

declare global {
  // hub/src/testing/frames/suite.ts
  var protocolTests: { names: string[]; run(name: string): Promise<void> }
}
