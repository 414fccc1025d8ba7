import type { ElementHandle, Frame, Locator, Page } from 'playwright-core'

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
    const element = await found(opener)
    if (element === null) continue
    if ((await element.getAttribute('role')) === 'tab') {
      await press(element)
      await look()
      await comeBack(page, frame)
      continue
    }
    if (!(await open(frame, opener))) continue
    await look()
    const items = frame.locator(ITEMS)
    for (let item = 0; item < (await items.count()); item += 1) {
      if (!(await open(frame, items.nth(item), 'dialog[open], [role=dialog], [role=alertdialog]'))) break
      await look()
      await close(page, frame)
      if (!(await open(frame, opener))) break
    }
    await close(page, frame)
  }
}

/** A tab may lead to another app. */
async function comeBack(page: Page, frame: Frame): Promise<void> {
  if (frame === page.mainFrame()) return
  const element = await frame.frameElement()
  if (await element.isVisible()) return
  await page.goBack()
  await element.waitForElementState('visible')
}

/** What others do meanwhile may take a button away while it is counted, or as it is pressed. */
const found = (opener: Locator): Promise<ElementHandle<Element> | null> =>
  opener.elementHandle({ timeout: 2_000 }).catch(() => null) as Promise<ElementHandle<Element> | null>

/** Whether it was still there to be pressed. */
async function press(element: ElementHandle): Promise<boolean> {
  try {
    await element.click()
    return true
  } catch (error) {
    if (await element.evaluate((it) => it.isConnected)) throw error
    return false
  }
}

async function open(frame: Frame, opener: Locator, popup = POPUPS): Promise<boolean> {
  const element = await found(opener)
  if (element === null) return false
  // Taken before the press: a menu's item is gone after it.
  const pressed = await element.evaluate((it) => it.outerHTML)
  if (!(await press(element))) return false
  const opened = frame.locator(`${popup}, ${LED_ELSEWHERE}`).first()
  await opened.waitFor().catch(() => {
    throw new Error(`Nothing opened at ${frame.url()}: ${pressed}`)
  })
  return true
}

async function close(page: Page, frame: Frame): Promise<void> {
  while ((await frame.locator(POPUPS).count()) > 0) {
    await page.keyboard.press('Escape')
    await frame.locator(POPUPS).first().waitFor({ state: 'detached' })
  }
}
