import type { Frame, Locator, Page } from 'playwright-core'
import { boxOf } from './look.ts'

const controls =
  'button, a[href], input, textarea, select, summary, [role=button], [role=tab], [role=option], [role=row][tabindex], [tabindex="0"]'

/** For how many frames nothing may have moved before it is pressed: what comes late, as a notice above the buttons, moves them too. */
const framesAtRest = 20

/**
 * What would move as it is pressed: each field and button of the screen is pressed and then left once by a press, and all others
 * are looked at while the pointer is still down. Names what moves, as 'Number → Add line'; nothing, if all stay.
 */
export const movesUnderPointer = async (frame: Frame): Promise<string[]> => {
  await comesToRest(frame.locator('body'))
  return frame.evaluate(findMoves, controls)
}

/** Until nothing in it has moved for some frames: fonts that come late, and what the last press brought about, move it too. */
const comesToRest = (place: Locator): Promise<void> =>
  place.evaluate(
    async (element, { selector, framesAtRest }) => {
      await document.fonts.ready
      const drawn = () => new Promise((done) => requestAnimationFrame(done))
      const places = () =>
        JSON.stringify([element, ...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect()))
      let before = ''
      for (let still = 0; still < framesAtRest; still += 1) {
        await drawn()
        const now = places()
        if (now !== before) still = 0
        before = now
      }
    },
    { selector: controls, framesAtRest },
  )

async function findMoves(selector: string): Promise<string[]> {
  const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter(
    // React Aria keeps some for screen readers and forms alone.
    (each) =>
      each.checkVisibility() && !each.closest('[aria-hidden=true], .react-aria-visuallyhidden') && each.tabIndex >= 0,
  )
  const soon = () => new Promise((done) => setTimeout(done))
  const drawn = () => new Promise((done) => requestAnimationFrame(done))
  const places = () => shown.map((each) => each.getBoundingClientRect())
  const nameOf = (each: Element) =>
    (
      each.getAttribute('aria-label') ??
      (each as HTMLInputElement).labels?.[0]?.textContent ??
      each.textContent ??
      ''
    ).trim()
  const press = (type: string) =>
    document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true }))
  const before = document.activeElement
  const moved: string[] = []
  for (const each of shown) {
    if (!each.isConnected) continue
    const { left: x, top: y } = each.getBoundingClientRect()
    press('pointerdown')
    each.focus({ preventScroll: true })
    const takesFocus = document.activeElement === each
    if (takesFocus) await soon()
    const arrived = each.getBoundingClientRect()
    press('pointerup')
    if (!takesFocus) continue
    if (each.isConnected && (Math.abs(arrived.left - x) >= 1 || Math.abs(arrived.top - y) >= 1))
      moved.push(`${nameOf(each)} itself`)
    await soon()
    const pressed = places()
    press('pointerdown')
    each.blur()
    await drawn()
    const held = places()
    for (const [at, { left, top }] of pressed.entries()) {
      const now = held[at]
      if (!now || !shown[at]?.isConnected || (Math.abs(now.left - left) < 1 && Math.abs(now.top - top) < 1)) continue
      moved.push(`${nameOf(each)} → ${nameOf(shown[at])}`)
      break
    }
    press('pointerup')
    await soon()
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return moved
}

/** Presses it as a hand does, and says by how much it moved before it was let go, in px; the click is done. */
export async function pressed(page: Page, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded()
  await comesToRest(control)
  const { x, y, width, height } = await boxOf(control)
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  // Long enough for what the press brings about to be drawn.
  await control.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const held = await boxOf(control)
  await page.mouse.up()
  return Math.max(Math.abs(held.x - x), Math.abs(held.y - y))
}

/** What is pressed and lets nothing open under the pointer. */
const pressable = 'button:not([aria-haspopup], :disabled), [role=tab], summary, a[href]'

/**
 * Presses each button of a screen with the mouse, and lets it go elsewhere, so that nothing is sent and nobody leaves. Names those
 * that were not where they had been pressed.
 */
export async function movesAsPressed(page: Page, frame: Frame): Promise<string[]> {
  await comesToRest(frame.locator('body'))
  const moved: string[] = []
  const { height: room = 0 } = page.viewportSize() ?? {}
  // A tab that is pressed shows other buttons: those that went with the one before are passed over.
  for (const button of await frame.locator(pressable).filter({ visible: true }).elementHandles()) {
    const box = await button.boundingBox()
    if (box === null || box.x < 0 || box.y < 0 || box.y + box.height > room) continue
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await button.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const held = await button.boundingBox()
    await page.mouse.move(1, 1)
    await page.mouse.up()
    const isSteady = held === null || Math.max(Math.abs(held.x - box.x), Math.abs(held.y - box.y)) < 1
    if (!isSteady) moved.push((await button.textContent()) ?? '')
  }
  return moved
}
