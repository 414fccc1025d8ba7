import type { Frame, Locator, Page } from 'playwright-core'

/** What opens something over or beside a screen: menus, lists, tabs, and by our own style whatever ends in an ellipsis. */
const OPENERS =
  'button[aria-haspopup]:not([disabled]):not([tabindex="-1"]), [role=tab]:not([aria-selected=true]), button:not([disabled]):has-text("…")'
/** A form with something to mend leads to it instead. */
const LED_ELSEWHERE = ':is(input, textarea)[aria-invalid]:focus'
const POPUPS = 'dialog[open], [role=menu], [role=listbox], [role=dialog], [role=alertdialog]'
const ITEMS = '[role^=menuitem]:not([aria-disabled=true]):has-text("…")'

/** Opens all that a screen can open, one thing after the other, and looks at each. Nothing is sent, saved or deleted. */
export async function openEverything(page: Page, frame: Frame, look: () => Promise<void>): Promise<void> {
  await look()
  const openers = frame.locator(OPENERS).filter({ visible: true })
  for (let at = 0; at < (await openers.count()); at += 1) {
    const opener = openers.nth(at)
    if ((await opener.getAttribute('role')) === 'tab') {
      await opener.click()
      await look()
      continue
    }
    // What others do meanwhile may take a button away while it is counted.
    if (!(await isThere(opener))) continue
    await open(frame, opener)
    await look()
    const items = frame.locator(ITEMS)
    for (let item = 0; item < (await items.count()); item += 1) {
      await open(frame, items.nth(item), 'dialog[open], [role=dialog], [role=alertdialog]')
      await look()
      await close(page, frame)
      await open(frame, opener)
    }
    await close(page, frame)
  }
}

const isThere = (opener: Locator): Promise<boolean> =>
  opener.waitFor({ timeout: 2_000 }).then(
    () => true,
    () => false,
  )

async function open(frame: Frame, opener: Locator, popup = POPUPS): Promise<void> {
  // Taken before the press: a menu's item is gone after it.
  const pressed = await opener.evaluate((element) => element.outerHTML)
  await opener.click()
  const opened = frame.locator(`${popup}, ${LED_ELSEWHERE}`).first()
  await opened.waitFor().catch(() => {
    throw new Error(`Nothing opened at ${frame.url()}: ${pressed}`)
  })
}

async function close(page: Page, frame: Frame): Promise<void> {
  while ((await frame.locator(POPUPS).count()) > 0) {
    await page.keyboard.press('Escape')
    await frame.locator(POPUPS).first().waitFor({ state: 'detached' })
  }
}
