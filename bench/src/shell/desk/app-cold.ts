import type { Page } from 'playwright-core'
import { type Figure, median } from '../../figure.ts'
import { bareShell } from './bare-shell.ts'
import { app, noApp, type Stage, visit } from './visit.ts'

const rounds = 9

/**
 * How long one of our apps takes from being asked for to its first rows, opened in the shell for the first time,
 * against the same page in a tab alone: a bare host that holds its session ready and frames nothing else. Both with an
 * empty cache, the same person and the same data; rounds alternate.
 */
export async function appCold(stage: Stage): Promise<Figure[]> {
  await inShell(stage)
  await alone(stage)
  const ratios: number[] = []
  const alones: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? [inShell, alone] : [alone, inShell]
    const times = new Map<typeof inShell, number>()
    for (const open of order) times.set(open, await open(stage))
    ratios.push(times.get(inShell)! / times.get(alone)!)
    alones.push(times.get(alone)!)
  }
  const baseline = `its page alone in a tab, ${median(alones).toFixed(0)} ms in this run`
  return [{ name: 'app-cold', value: median(ratios), bar: { atMost: 1.3 }, baseline }]
}

async function inShell({ browser, kontor, cookies }: Stage): Promise<number> {
  const page = await visit(browser, cookies)
  await tellFirstRow(page)
  await page.goto(`${kontor.shell}/#/${noApp}/`)
  await page.locator('main h2').waitFor()
  // Until it has fetched ahead and has nothing else to do; its line to the server never falls silent.
  await page.waitForTimeout(2_500)
  const asked = await page.evaluate((id) => {
    const now = performance.timeOrigin + performance.now()
    location.hash = `#/${id}/`
    return now
  }, app)
  return firstRowSince(page, asked)
}

async function alone({ browser, kontor, cookies }: Stage): Promise<number> {
  const page = await visit(browser, cookies)
  await tellFirstRow(page)
  const asked = await bareShell(page, kontor.shell, app)
  return firstRowSince(page, asked)
}

/** Has every page of it note when its first row of data is there. */
const tellFirstRow = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('tr[aria-rowindex] td, [role=row][aria-rowindex] [role=gridcell]')) return
      observer.disconnect()
      requestAnimationFrame(() => performance.mark('first row'))
    }).observe(document, { childList: true, subtree: true })
  })

async function firstRowSince(page: Page, asked: number): Promise<number> {
  const element = await page.waitForSelector('iframe', { state: 'attached' })
  const frame = await element.contentFrame()
  if (!frame) throw new Error('The app has no frame.')
  await frame.waitForFunction(() => performance.getEntriesByName('first row').length > 0)
  const at = await frame.evaluate(
    () => performance.timeOrigin + performance.getEntriesByName('first row')[0]!.startTime,
  )
  await page.context().close()
  return at - asked
}
