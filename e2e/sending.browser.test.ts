import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { newInvoice, standing, uploadInvoice } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { ada, emre, jonas } from './support/people.ts'
import { mainly } from './support/widths.ts'

const form = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'), 'utf8')

/** Keeps a partner who is no member, as a program of the company would: no screen does it yet. */
const keepPartner = (page: Page, partner: object): Promise<number> =>
  page.evaluate(async (body) => {
    const xsrf = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = { 'content-type': 'application/json', 'x-xsrf-token': xsrf }
    const address = `/api/network/partners/${crypto.randomUUID()}`
    return (await fetch(address, { method: 'PUT', headers, body: JSON.stringify(body) })).status
  }, partner)

/** What Ada bills somebody who is known by name only. */
const billTo = (name: string, number: string): string =>
  form
    .replace('FX-2026-0001', number)
    .replace('Brandt Werkzeuge GmbH', ada.company)
    .replace('Nordlicht Handel AG', name)
    .replace('4012345000009', '4999999000009')

describe.for(mainly(1280, [1280, 390]))('the way to a partner (%i px)', (width) => {
  test('is chosen among those that are open, and is told beside the delivery afterwards', async ({ signIn }) => {
    const [number, harbor] = [`WAY-${width}`, `Harbor ${width} Ltd`]
    const { app, page } = await signIn(ada, { width, scheme: width === 390 ? 'dark' : 'light' })
    const EndpointId = { scheme: '0060', value: `00030009${width}` }
    const partner = { CompanyName: harbor, Country: 'GB', Email: 'in@harbor.example', EndpointId }
    expect(await keepPartner(page, partner)).toBe(201)

    await uploadInvoice(app, number, billTo(harbor, number))
    await app.getByRole('button', { name: 'Send…' }).click()
    const dialog = app.getByRole('dialog', { name: `Send ${number}` })
    const way = (name: string, state: { checked?: boolean; disabled?: boolean } = {}) =>
      dialog.getByRole('radio', { name, ...state })
    await way('Peppol', { checked: true }).waitFor()
    await dialog.getByText(`As Peppol BIS to 0060:00030009${width}. Simulated`).waitFor()
    await dialog.getByText('As PDF and XML to in@harbor.example. Simulated').waitFor()
    await way('Kontor network', { disabled: true }).waitFor()
    await dialog.getByText(`${harbor} isn’t a member of the network.`).waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

    // A member receives in the network and in no other way.
    const receiver = dialog.getByRole('combobox', { name: 'Receiver' })
    await receiver.fill('Nordlicht')
    await app.getByRole('option', { name: jonas.company }).first().click()
    await way('E-mail').waitFor({ state: 'detached' })
    await dialog.getByText('Kontor network', { exact: true }).waitFor()
    await receiver.fill(harbor)
    await app.getByRole('option', { name: harbor }).click()

    await way('Peppol', { checked: true }).press('ArrowDown')
    await way('E-mail', { checked: true }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await eventually(() => standing(app, 'Delivery').textContent()).toMatch(/Sent.*E-mail/)
    expect(await standing(app, 'Business').textContent()).toContain('No response yet')
    await app.getByRole('tab', { name: /History/ }).click()
    const history = app.getByRole('list', { name: 'History' }).getByRole('listitem')
    await history
      .filter({ hasText: /Sent.*E-mail/ })
      .first()
      .waitFor()
    await history.filter({ hasText: 'Sent by e-mail' }).waitFor()
  })
})

test('what could not be delivered says why beside the delivery and in the bell, and can be sent again', async ({
  signIn,
}) => {
  const { app, page } = await signIn(ada)
  const lost = 'Lost Harbor Ltd'
  const EndpointId = { scheme: '0060', value: '000777888' }
  expect(await keepPartner(page, { CompanyName: lost, Country: 'GB', EndpointId })).toBe(201)
  await uploadInvoice(app, 'LOST-1', billTo(lost, 'LOST-1'))
  await app.getByRole('button', { name: 'Send…' }).click()
  await app.getByRole('dialog', { name: 'Send LOST-1' }).getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(() => standing(app, 'Delivery').textContent()).toMatch(
    /Delivery failed.*Peppol.*Reason: Your company has no endpoint id/,
  )
  await app.getByRole('button', { name: 'Send…' }).waitFor()

  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const came = list.getByRole('link').filter({ hasText: 'Delivery failed: LOST-1' })
  await came.waitFor()
  expect([await came.textContent(), await seriousProblems(page)]).toEqual([expect.stringContaining(lost), []])
  await came.click()
  await app.getByRole('heading', { level: 1, name: /LOST-1/ }).waitFor()
})

test('one press sends, however slowly it is found out to whom, be it the last of a hundred partners and more', async ({
  signIn,
}) => {
  const { app, page } = await signIn(ada)
  const last = 'Zephyr Sails Ltd'
  for (const CompanyName of [...Array.from({ length: 100 }, (_, at) => `Dock ${at} Ltd`), last])
    expect(await keepPartner(page, { CompanyName, Country: 'GB', Email: 'in@sails.example' })).toBe(201)
  await uploadInvoice(app, 'SLOW-1', billTo(last, 'SLOW-1'))

  const held: (() => void)[] = []
  let hold = true
  await page.route('**/api/network/connections*', async (route) => {
    if (hold) await new Promise<void>((go) => held.push(go))
    await route.continue()
  })
  await app.getByRole('button', { name: 'Send…' }).click()
  const dialog = app.getByRole('dialog', { name: 'Send SLOW-1' })
  await dialog.getByText('Loading').waitFor({ state: 'attached' })
  await eventually(() => held.length).toBeGreaterThan(0)
  expect(await dialog.getByRole('button', { name: 'Send', exact: true }).count()).toBe(0)
  hold = false
  for (const go of held) go()
  await dialog.getByRole('button', { name: 'Send', exact: true }).click()
  await eventually(() => standing(app, 'Delivery').textContent()).toMatch(/Sent.*E-mail/)
})

test('who only prepares documents writes one, and is not offered to send it', async ({ signIn }) => {
  const { app } = await signIn(emre)
  await newInvoice(app)
  await app.getByRole('button', { name: 'Preview' }).waitFor()
  expect(await app.getByRole('button', { name: 'Send…' }).count()).toBe(0)
})
