import { describe, expect } from 'vitest'
import { seriousProblems } from './support/accessibility.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test } from './support/journey.ts'
import { hasFocus } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { boxOf } from './support/look.ts'
import { jonas, karl, lena, nadja } from './support/people.ts'

const { shell } = kontor()

describe('the rail', () => {
  test('shows what waits, and is ordered by keyboard; what is pinned is found again at the next visit', async ({
    signIn,
  }) => {
    const { page, app } = await signIn(karl)
    const rail = page.getByRole('navigation', { name: 'Apps', exact: true })
    const links = rail.getByRole('link')
    const names = async () => (await links.allTextContents()).map((text) => text.replace(/\d.*/, ''))
    await eventually(names).toEqual([
      'Home',
      'Inbox',
      'Documents',
      'Capture',
      'Buy',
      'Match',
      'Cash',
      'Network',
      'Onboard',
      'Forms',
      'Workflows',
    ])
    const waiting = app.getByRole('tab', { name: /^To answer \d/ })
    const count = /\d+/.exec((await waiting.textContent()) ?? '')?.[0]
    await eventually(() => rail.getByRole('link', { name: /^Documents/ }).textContent()).toContain(`${count} to do`)

    const documents = rail.getByRole('link', { name: /^Documents/ })
    await documents.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await eventually(names).toEqual([
      'Home',
      'Documents',
      'Inbox',
      'Capture',
      'Buy',
      'Match',
      'Cash',
      'Network',
      'Onboard',
      'Forms',
      'Workflows',
    ])
    await eventually(() => hasFocus(documents)).toBe(true)

    await page.getByRole('button', { name: 'All apps' }).click()
    const all = page.getByRole('dialog', { name: 'All apps' })
    await all.getByRole('button', { name: 'Edit sidebar' }).click()
    await all.getByRole('button', { name: 'Show Home in the sidebar', pressed: true }).click()
    await all.getByRole('button', { name: 'Show Home in the sidebar', pressed: false }).waitFor()
    expect(await seriousProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await eventually(names).toEqual([
      'Documents',
      'Inbox',
      'Capture',
      'Buy',
      'Match',
      'Cash',
      'Network',
      'Onboard',
      'Forms',
      'Workflows',
    ])
    await page.reload()
    await app.getByRole('main').waitFor()
    await eventually(names).toEqual([
      'Documents',
      'Inbox',
      'Capture',
      'Buy',
      'Match',
      'Cash',
      'Network',
      'Onboard',
      'Forms',
      'Workflows',
    ])
  })

  test('on a phone is a drawer, with the same apps', async ({ signIn }) => {
    const { page } = await signIn(nadja, { width: 390 })
    await page.getByRole('button', { name: 'Menu' }).click()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.getByRole('link', { name: /^Home/ }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.locator('[data-front] > iframe[src*="/home/"]').waitFor()
  })
})

test('who is quick finds by Back where they were last', async ({ signIn }) => {
  const { page, app } = await signIn(jonas, { at: '#/Kontor.Network/' })
  const partners = app.getByRole('list', { name: 'Connected' })
  const partner = 'Brandt Werkzeuge GmbH'
  await partners.getByRole('button', { name: partner }).click()
  await app.getByRole('heading', { name: 'Company details' }).waitFor()
  await app.getByRole('button', { name: 'Partners', exact: true }).click()
  await partners.waitFor()
  // To the partner, back to the list and on to another app, faster than any hand.
  const network = page.frames().find((frame) => frame.url().includes('/network/'))
  await network?.evaluate(
    async (names) => {
      for (const name of names) {
        const isNamed = (button: HTMLElement) => (button.ariaLabel ?? button.innerText).startsWith(name)
        const named = () => [...document.querySelectorAll('button')].find(isNamed)
        while (!named()) await new Promise(requestAnimationFrame)
        named()?.click()
        // The app has said where it went.
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
      }
    },
    [partner, 'Partners', 'Show spend by partner'],
  )
  await page.locator('[data-front] > iframe[src*="/buy/"]').waitFor()
  await page.goBack()
  await partners.waitFor()
})

test('F-006 who opens Kontor without an address finds Home; Back and Forward go across apps', async ({ signIn }) => {
  const { page } = await signIn(lena)
  const front = (name: string) => page.locator(`[data-front] > iframe[src*="/${name}/"]`)
  await front('documents').waitFor()
  await page.evaluate(() => location.assign('#/'))
  await front('home').waitFor()
  await page.getByRole('link', { name: /^Documents/ }).click()
  await front('documents').waitFor()
  await page.goBack()
  await front('home').waitFor()
  await page.goForward()
  await front('documents').waitFor()
})

test('an app that is not pinned is lit in the rail while it is open; the list of all apps closes when one goes elsewhere', async ({
  signIn,
}) => {
  const { page } = await signIn(karl, { at: '#/Kontor.Documents/' })
  const rail = page.getByRole('navigation', { name: 'Apps' })
  await rail.getByRole('link', { name: /Documents/ }).waitFor()
  expect(await rail.getByRole('link', { name: 'Administration' }).count()).toBe(0)
  await rail.getByRole('button', { name: 'All apps' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Administration' }).click()
  const open = rail.locator('[aria-current=page]')
  await eventually(() => open.textContent()).toContain('Administration')

  await rail.getByRole('button', { name: 'All apps' }).click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await eventually(() => page.getByRole('dialog').count()).toBe(0)
  await eventually(() => open.textContent()).toContain('Documents')
  expect(await rail.getByRole('link', { name: 'Administration' }).count()).toBe(0)
})

test('a dialog of an app lies over the whole window; who wants the shell back has it by a click on what is dimmed', async ({
  signIn,
}) => {
  const bill = await arrivedInvoice('MODAL-1', [{ item: 'Lamp', quantity: 1, price: 40 }])
  const { page, app } = await signIn(lena, { at: `#/Kontor.Documents/view/${bill}` })
  const bar = page.locator('header[inert]')
  const dialog = app.getByRole('dialog', { name: /^Reject / })
  const reject = async () => {
    await app.getByRole('button', { name: 'Reject…' }).click()
    await dialog.waitFor()
    await eventually(() => bar.count()).toBe(1)
  }
  await reject()
  const middle = async () => {
    const { x, y, width, height } = await boxOf(dialog)
    return [Math.round(x + width / 2), Math.round(y + height / 2)]
  }
  await eventually(middle).toEqual([640, 400])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await eventually(() => bar.count()).toBe(0)

  await reject()
  await page.mouse.click(20, 20)
  await eventually(() => bar.count()).toBe(0)
  await dialog.waitFor()
  await page.getByRole('link', { name: /^Home/ }).click()
  await page.locator('[data-front] > iframe[src*="/home/"]').waitFor()
})

test('an address of an app that is not activated says so, and leads on', async ({ signIn }) => {
  const { page } = await signIn(lena)
  await page.goto(`${shell}#/Acme.Notes/7`)
  await page.getByText(/“Acme.Notes” doesn’t exist or you don’t have access to it in Nordlicht Handel AG/).waitFor()
  expect(await seriousProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await page.locator('[data-front] > iframe[src*="/home/"]').waitFor()
})

test('an address that is none of Kontor’s says so, and leads on', async ({ signIn }) => {
  const { page, app } = await signIn(lena)
  await page.evaluate(() => location.assign('#/Kontor.Documents/no/such/page'))
  await app.getByRole('heading', { name: 'Page not found' }).waitFor()
  await app.getByRole('button', { name: 'Go to the start page' }).click()
  await app.getByRole('tab', { name: /^All/ }).waitFor()
  await page.evaluate(() => location.assign('#/documents/42'))
  await page.getByText('There is no page at #/documents/42.').waitFor()
  await page.getByRole('button', { name: 'Go to Home' }).click()
  await page.locator('[data-front] > iframe[src*="/home/"]').waitFor()
})

test('offline, an app that is wanted says so, and opens once there is a network', async ({ signIn }) => {
  const { page, expectProblem } = await signIn(lena)
  expectProblem(/ERR_INTERNET_DISCONNECTED|Network Error/)
  await page.context().setOffline(true)
  await page.getByRole('link', { name: /^Home/ }).click()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor()
  await page.context().setOffline(false)
  await page.locator('[data-front] > iframe[src*="/home/"]').contentFrame().getByRole('main').waitFor()
  await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' })
})

test('what has arrived stands by day, and the bell counts it, and mails come, when the person wants it to', async ({
  signIn,
}) => {
  const { page } = await signIn(lena)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await list.getByRole('heading', { level: 3 }).first().waitFor()
  const choice = (group: string, name: string) => list.getByRole('group', { name: group }).getByRole('radio', { name })
  const settings = list.getByRole('button', { name: 'Notification settings' })
  // One form of money, as in the lists of documents.
  await list
    .getByText(/^EUR\s[\d,.]+$/)
    .first()
    .waitFor()
  await settings.click()
  await choice('Show badge', 'Never').check()
  await choice('E-mails about colleagues’ activity', 'Every morning').check()
  expect(await seriousProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await eventually(() => bell.getAttribute('aria-label')).toBe('Notifications')
  await page.reload()
  await bell.click()
  await settings.click()
  await eventually(() => choice('Show badge', 'Never').isChecked()).toBe(true)
  await eventually(() => choice('E-mails about colleagues’ activity', 'Every morning').isChecked()).toBe(true)
  await choice('Show badge', 'Immediately').check()
  await choice('E-mails about colleagues’ activity', 'Immediately').check()
})

test('how many wait says the app that is open: the rail shows it, and the shell does not ask the same again', async ({
  signIn,
}) => {
  const { page, app } = await signIn(lena)
  await app.getByRole('tab', { name: /^To answer \d/ }).waitFor()
  const waiting = page.getByRole('link', { name: /^Documents/ })
  const before = await waiting.textContent()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/documents' && request.frame() === page.mainFrame()) asked.push(search)
  })
  await arrivedInvoice('RING-1', [{ item: 'Bell', quantity: 1, price: 12 }])
  await eventually(() => waiting.textContent()).not.toBe(before)
  await eventually(() => asked.some((search) => search.includes('inbox'))).toBe(true)
  expect(asked.filter((search) => search.includes('toanswer'))).toEqual([])
})

test('F-002 no app reaches the camera or the place of the person, whatever it asks', async ({ signIn }) => {
  const { frame } = await signIn(lena)
  const allowed = await frame().evaluate(() => {
    const { featurePolicy } = document as unknown as { featurePolicy: { allowedFeatures(): string[] } }
    return featurePolicy.allowedFeatures()
  })
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment', 'fullscreen', 'clipboard-read'])
    expect(allowed).not.toContain(feature)
})
