import type { Page } from 'playwright-core'
import { type Figure, median } from '../../figure.ts'
import { app, type Stage, visit } from './visit.ts'

const rounds = 7
const keys = 40

/** How long the shell takes to hear a key while an app runs in a loop without end, against a quiet moment. */
export async function busyNeighbour({ browser, kontor, cookies }: Stage): Promise<Figure[]> {
  const page = await visit(browser, cookies)
  await page.goto(`${kontor.shell}/#/${app}/`)
  await page.frameLocator('main iframe').getByRole('row').nth(1).waitFor()
  const frame = page.frames().find((each) => each.url().startsWith(kontor.apps))
  if (!frame) throw new Error('The app has no frame.')
  await page.locator('.s-search').focus()
  await inputDelays(page)

  const ratios: number[] = []
  const quiets: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const quiet = median(await inputDelays(page))
    const busy = frame.evaluate(() => {
      const end = performance.now() + 2_500
      while (performance.now() < end);
    })
    ratios.push(median(await inputDelays(page)) / quiet)
    quiets.push(quiet)
    await busy
  }
  await page.context().close()
  const baseline = `the same without the loop, ${median(quiets).toFixed(2)} ms in this run`
  return [{ name: 'busy-neighbour', value: median(ratios), bar: { atMost: 2 }, baseline }]
}

/** Milliseconds between pressing a key and the shell's hearing of it, of many in a row. */
async function inputDelays(page: Page): Promise<number[]> {
  await page.evaluate(() => {
    const heard: number[] = []
    Object.assign(window, { heard })
    document.addEventListener('keydown', ({ timeStamp }) => heard.push(performance.now() - timeStamp), {
      signal: AbortSignal.timeout(60_000),
    })
  })
  // A key that does nothing.
  for (let pressed = 0; pressed < keys; pressed += 1) await page.keyboard.press('Shift')
  return page.evaluate(() => (window as unknown as { heard: number[] }).heard)
}
