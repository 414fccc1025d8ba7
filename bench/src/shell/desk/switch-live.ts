import type { Page } from 'playwright-core'
import { type Figure, median } from '../../figure.ts'
import { type Stage, visit } from './visit.ts'

const rounds = 15

/** From a click in the rail until the app that was open in the back is painted in front. */
export async function switchLive({ browser, kontor, cookies }: Stage): Promise<Figure[]> {
  const page = await visit(browser, cookies)
  await page.goto(`${kontor.shell}/#/Kontor.Documents/`)
  const documents = page.getByRole('link', { name: /^Documents/ })
  const home = page.getByRole('link', { name: /^Home/ })
  const shown = async (name: string) => {
    await page.frameLocator(`[data-front] > iframe[src*="${name}"]`).getByRole('main').waitFor()
    await page.waitForFunction(() => !document.querySelector('.s-loading'))
  }
  await shown('documents')
  await home.click()
  await shown('home')
  await documents.click()
  await plainFrames(page)

  const ours: number[] = []
  const plain: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const link of [home, documents])
      ours.push(await clickToPaint(page, () => link.click(), '.s-frame', 'data-front'))
    plain.push(await clickToPaint(page, () => page.locator('#plain').click({ force: true }), '.plain', 'data-on'))
  }
  await page.context().close()
  const sorted = ours.toSorted((one, other) => one - other)
  const baseline = `limit 50 ms; slowest of ${ours.length} ${sorted.at(-1)?.toFixed(1)} ms, a bare button that shows a box ${median(plain).toFixed(1)} ms in this run`
  return [{ name: 'switch-live', value: median(ours), bar: { atMost: 50 }, baseline }]
}

/** A bare button that shows one of two boxes as the shell shows one of two frames. */
const plainFrames = (page: Page) =>
  page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { id: 'plain', textContent: 'Switch' })
    button.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:9'
    const boxes = ['One', 'Two'].map((textContent) => {
      const box = Object.assign(document.createElement('div'), { textContent, className: 'plain' })
      box.style.cssText = 'position:fixed;inset:auto auto 0 80px;visibility:hidden'
      return box
    })
    button.addEventListener('click', () => {
      const next = boxes.find((box) => !box.hasAttribute('data-on'))
      for (const box of boxes) {
        box.toggleAttribute('data-on', box === next)
        box.style.visibility = box === next ? 'visible' : 'hidden'
      }
    })
    boxes[0]?.toggleAttribute('data-on')
    document.body.append(button, ...boxes)
  })

/** Milliseconds from the click to the paint after one of the elements has got the attribute. */
async function clickToPaint(
  page: Page,
  click: () => Promise<void>,
  elements: string,
  attribute: string,
): Promise<number> {
  const painted = page.evaluate(
    ([selector, name]) =>
      new Promise<number>((done) => {
        let clicked = 0
        document.addEventListener('click', ({ timeStamp }) => (clicked = timeStamp), { capture: true, once: true })
        const observer = new MutationObserver((changes) => {
          if (!changes.some(({ target }) => target instanceof Element && target.matches(`${selector}[${name}]`))) return
          observer.disconnect()
          // The next frame's work is done when a task behind it runs: then it is on its way to the screen.
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            port1.onmessage = () => done(performance.now() - clicked)
            port2.postMessage(undefined)
          })
        })
        observer.observe(document.body, { subtree: true, attributeFilter: [name] })
      }),
    [elements, attribute] as const,
  )
  await click()
  return painted
}
