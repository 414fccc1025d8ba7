import type { Page } from 'playwright-core'

/** Seconds for which the thread that answers a page's keys works at this: those in which it has to wait for a processor are not among them. */
export async function workOf(page: Page, doing: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page)
  // Its thread time begins here.
  await session.send('Performance.enable')
  await doing()
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const thread = metrics.find(({ name }) => name === 'ThreadTime')
  if (!thread) throw new Error('This browser does not tell what its threads work.')
  return thread.value
}
