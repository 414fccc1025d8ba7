import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { barsNobody, seriousProblems } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { inDays } from './support/days.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { count, firstRow } from './support/list.ts'
import { astrid, rasmus } from './support/people.ts'

test('F-108, F-109, F-110: a filter is kept under a name, opens elsewhere with drafts and without what is archived', async ({
  signIn,
}) => {
  const clerk = await signIn(rasmus, { at: '#/Kontor.Documents/?state=DELIVERED' })
  await firstRow(clerk)
  await clerk.app.getByRole('button', { name: 'Saved filters' }).click()
  await clerk.app.getByRole('menuitem', { name: 'Save filter…' }).click()
  await clerk.page.keyboard.type('Not answered')
  const done = clerk.page.waitForResponse(
    (answer) => answer.url().includes('documents.filters') && answer.request().method() === 'PUT',
  )
  await clerk.page.keyboard.press('Enter')
  await done
  await clerk.page.waitForURL(/saved=Not/)

  // Shared, it stands among a colleague's tabs; until it is taken back.
  const share = async (entry: string) => {
    await clerk.app.getByRole('button', { name: /^Saved filters/ }).click()
    await clerk.app.getByRole('menuitem', { name: entry }).click()
  }
  await share('Share “Not answered” with colleagues')
  await clerk.app.getByRole('button', { name: /^Saved filters/ }).click()
  await clerk.app.getByRole('menuitem', { name: 'Stop sharing “Not answered”' }).waitFor()
  await clerk.page.keyboard.press('Escape')
  const colleague = await signIn(astrid)
  const tab = colleague.app.getByRole('tab', { name: 'Not answered' })
  await tab.click()
  await colleague.app.getByRole('tab', { name: 'Not answered', selected: true }).waitFor()
  await share('Stop sharing “Not answered”')
  await colleague.page.reload()
  await firstRow(colleague)
  await eventually(() => tab.count()).toBe(0)

  const phone = await signIn(rasmus, { width: 390, elsewhere: true })
  await phone.app.getByRole('button', { name: 'Saved filters' }).click()
  const asked = phone.page.waitForRequest(
    (request) => /\/documents\?/.test(request.url()) && request.url().includes('DELIVERED_SENT'),
  )
  await phone.app.getByRole('menuitemradio', { name: 'Not answered' }).click()
  const query = new URL((await asked).url()).searchParams
  expect(query.getAll('state')).toEqual(['DELIVERED_SENT', 'DELIVERED_RECEIVED'])
  expect(query.getAll('stag')).toEqual(['sales', 'purchases', 'draft'])
  expect(query.getAll('withouttag')).toEqual(['archived'])

  await phone.app.getByRole('button', { name: /^Saved filters/ }).click()
  await phone.app.getByRole('menuitem', { name: 'Delete “Not answered”' }).click()
  await eventually(() => phone.page.url()).not.toContain('saved=')
})

test('a list is narrowed to days and amounts, says to which, and is whole again by one press', async ({ signIn }) => {
  const clerk = await signIn(astrid, { at: '#/Kontor.Documents/?folder=sales&type=invoice&by=Amount' })
  await firstRow(clerk)
  const all = await count(clerk)
  await clerk.app.getByRole('button', { name: 'Dates and amounts' }).click()
  const form = clerk.app.getByRole('dialog', { name: 'Dates and amounts' })
  await form.getByRole('textbox', { name: 'Due from' }).fill(inDays(-60))
  await form.getByRole('textbox', { name: 'Amount from' }).fill('lots')
  await form.getByRole('button', { name: 'Show' }).click()
  await form.getByText('Enter a number.').waitFor()
  await form.getByRole('textbox', { name: 'Amount from' }).fill('500')
  await form.getByRole('textbox', { name: 'Amount up to' }).fill('20000')
  await barsNobody(clerk.page)
  await form.getByRole('button', { name: 'Show' }).click()
  await eventually(() => count(clerk)).toBeLessThan(all)
  const days = await clerk.app
    .getByRole('row')
    .locator('td time')
    .evaluateAll((all) => all.map((one) => (one as HTMLTimeElement).dateTime))
  expect([days.length > 0, days.filter((day) => day < inDays(-60))]).toEqual([true, []])
  const amounts = (await clerk.app.getByRole('row').locator('.k-amount').allTextContents()).map((text) =>
    Number(text.replaceAll(/[^\d.]/g, '')),
  )
  expect(amounts.filter((amount) => amount < 500 || amount > 20_000)).toEqual([])
  await clerk.app.getByRole('button', { name: /^Dates and amounts.*Amount from 500/ }).waitFor()
  await clerk.app.getByRole('button', { name: 'Remove filter Dates and amounts' }).click()
  await eventually(() => count(clerk)).toBe(all)
})

test('what a search found stands out in the rows, without marks or case', async ({ signIn }) => {
  const clerk = await signIn(astrid, { at: '#/Kontor.Documents/?q=nORD%20lager' })
  await clerk.app.getByText('No matching documents').waitFor()
  await clerk.app.getByRole('searchbox').fill('nord')
  const found = clerk.app.getByRole('row').locator('mark')
  await found.first().waitFor()
  expect(new Set(await found.allTextContents())).toEqual(new Set(['Nord']))
  expect(await seriousProblems(clerk.page)).toEqual([])
})

test('each filter that holds is seen whole beside the preview, with what takes it away', async ({ signIn }) => {
  const { app } = await signIn(rasmus, {
    at: '#/Kontor.Documents/?state=DELIVERED&type=invoice&folder=sales&currency=DKK',
  })
  const removing = app.getByRole('button', { name: /^Remove filter/ })
  await eventually(() => removing.count()).toBe(4)
  await app.locator('.doc-preview').waitFor()
  // What is pressed there is what is seen there.
  const hidden = await removing.evaluateAll((all) =>
    all.flatMap((one) => {
      const { left, top, width, height } = one.getBoundingClientRect()
      const at = document.elementFromPoint(left + width / 2, top + height / 2)
      return one.contains(at) ? [] : [one.getAttribute('aria-label') ?? '']
    }),
  )
  expect(hidden).toEqual([])
  await removing.first().click()
  await eventually(() => removing.count()).toBe(3)
})

test('a list is narrowed to the days of payment and to a group of partners, from Home and by hand', async ({
  signIn,
}) => {
  const call = await signedIn(kontor().shell, astrid)
  const [Id, Name] = [randomUUID(), `Regulars ${randomUUID().slice(0, 8)}`]
  const { Connection } = (await (await call('GET', 'network/connections?q=Nordlicht')).json()) as {
    Connection: { ConnectionId: string }[]
  }
  const ConnectionIds = Connection.map(({ ConnectionId }) => ConnectionId)
  await call('PUT', `network/groups/${Id}`, JSON.stringify({ Id, Name }))
  await call('PUT', `network/groups/${Id}/connections`, JSON.stringify({ ConnectionIds }))
  const { Turnaround = [] } = (await (await call('GET', `v0/dashboard/figures?day=${inDays(0)}`)).json()) as {
    Turnaround?: { Type: number; Invoices: number }[]
  }
  const sales = Turnaround.find(({ Type }) => Type === 1)

  const clerk = await signIn(astrid, { at: '#/Kontor.Home/' })
  await clerk.app.getByRole('button', { name: /On average until your invoices are paid/ }).click()
  await clerk.page.waitForURL(/minpaiddate=/)
  await firstRow(clerk)
  await eventually(() => count(clerk)).toBe(sales?.Invoices)
  await clerk.app.getByRole('button', { name: /^Dates and amounts.*Paid from/ }).waitFor()

  await clerk.page.goto(`${kontor().shell}#/Kontor.Documents/?group=${Id}`)
  await clerk.app.getByText(Name).first().waitFor()
  await firstRow(clerk)
  expect(await clerk.app.getByRole('row').filter({ hasNotText: 'Nordlicht' }).getByRole('cell').count()).toBe(0)
  await clerk.app.getByRole('button', { name: 'Remove filter Partner group' }).click()
  await clerk.page.waitForURL((url) => !url.href.includes('group='))
})
