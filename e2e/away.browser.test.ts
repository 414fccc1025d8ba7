import { randomInt } from 'node:crypto'
import { describe, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { choose } from './support/choose.ts'
import { inDays } from './support/days.ts'
import { give, openTab, send, standing } from './support/documents.ts'
import { arrivedInvoice, invoiceOf } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { created, statementOf } from './support/paying.ts'
import { jonas, lena, miriam, nadja, type Person, svea, tobias } from './support/people.ts'
import { mainly } from './support/widths.ts'

/** Of a sum that no other invoice has: what looks like a duplicate is asked about. */
const someDrills = () => [{ item: 'Drill', quantity: 1, price: randomInt(40_000, 90_000) / 100 }]

const idOf = async (person: Person): Promise<string> => {
  const answer = await (await signedIn(kontor().shell, person))('GET', 'session')
  return ((await answer.json()) as { User: { Id: string } }).User.Id
}

const profile = async ({ page }: Visit, entry: RegExp) => {
  await page.getByRole('button', { name: /^Profile:/ }).click()
  await page.getByRole('menuitem', { name: entry }).click()
}

/** Part-time, in the profile, until the hours of the company are to hold again. */
async function saysWhenTheyWork(clerk: Visit): Promise<void> {
  const { page } = clerk
  await profile(clerk, /^Working hours/)
  const dialog = page.getByRole('dialog', { name: 'Working hours' })
  await eventually(() => dialog.getByRole('checkbox', { checked: true }).count()).toBe(5)
  await dialog.getByRole('checkbox', { name: 'Monday' }).press('Space')
  await dialog.getByLabel('From').fill('13:00')
  await dialog.getByLabel('Until').fill('12:30')
  await dialog.getByText('Choose a time after the start.').waitFor()
  await dialog.getByLabel('From').fill('08:00')
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Your working hours have been saved.').waitFor()

  await profile(clerk, /^Working hours/)
  await eventually(() => dialog.getByLabel('Until').inputValue()).toBe('12:30')
  expect(await dialog.getByRole('checkbox', { name: 'Monday', checked: false }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Use the company’s hours' }).click()
  await page.getByText('Your company’s hours apply to you again.').waitFor()
}

describe.each([{ width: 1280 as const }, { width: 390 as const }])('at $width px', ({ width }) => {
  test('who goes on holiday says so in the profile; a colleague who stands in decides for them; on return all of it is listed', async ({
    signIn,
  }) => {
    const run = `AWAY-${crypto.randomUUID().slice(0, 6)}`
    const clerk = await signIn(tobias, { width, at: '#/Kontor.Home/' })
    await saysWhenTheyWork(clerk)
    await profile(clerk, /^I’m away/)
    const dialog = clerk.page.getByRole('dialog', { name: 'I’m away' })
    // What is missing is told where it is missing.
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('Enter a date with day, month and year.').first().waitFor()
    await dialog.getByRole('textbox', { name: 'First day' }).fill(inDays(-1))
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(inDays(-2))
    await dialog.getByRole('textbox', { name: 'First day' }).click()
    await dialog.getByText('The last day is before the first').waitFor()
    // Whoever left a date sees it written out; before that, what is filled in would be added to it.
    await eventually(() => dialog.getByRole('textbox', { name: 'Last day' }).inputValue()).toMatch(/^\D/)
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(inDays(20))
    await choose(
      dialog.getByRole('combobox', { name: 'Substitute' }),
      'miri',
      clerk.page.getByRole('option', { name: /Miriam Adler/ }),
    )
    expect(await seriousProblems(clerk.page)).toEqual([])
    expect(Math.max(...(await sidewaysScroll(clerk.page)))).toBe(0)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await clerk.page.getByText(/^You’re away until/).waitFor()

    const colleague = await signIn(miriam, { width })
    await colleague.page.keyboard.press('Control+k')
    await colleague.page.getByRole('combobox', { name: /Search/ }).fill(tobias.name)
    await colleague.page.getByText(/away until .*, substitute: Miriam Adler/).waitFor()
    await colleague.page.getByRole('dialog', { name: 'Search' }).press('Escape')

    // What comes for them meanwhile goes to the substitute, who decides it in their place.
    const [asked, given] = [
      await arrivedInvoice(`${run}-A`, someDrills()),
      await arrivedInvoice(`${run}-B`, someDrills()),
    ]
    const giving = await signedIn(kontor().shell, lena)
    const because = JSON.stringify({ invitedUserIds: [await idOf(tobias)], because: 'For hall 1' })
    await giving('POST', `approval-service/v0/steps/current/${asked}`, because)
    await giving('POST', 'assignments', JSON.stringify({ subjectId: given, assigneeIds: [await idOf(tobias)] }))
    await colleague.page.goto(`${kontor().shell}/#/Kontor.Inbox/?q=${run}-A`)
    await colleague.app.getByText('You decide on behalf of Tobias Rahn, who is away.').waitFor()
    await colleague.app.getByRole('button', { name: /^Approve/ }).click()
    await colleague.app.getByText('Approved', { exact: true }).waitFor()
    await colleague.page.goto(`${kontor().shell}/#/Kontor.Inbox/?q=${run}-B`)
    await colleague.app.getByText('Lena Marquardt assigned this to you.').waitFor()

    // Whoever is back before it is made decides it themselves.
    const approval = async () => (await giving('GET', `approval-service/v0/approvalflow/${asked}`)).json()
    await eventually(approval).toMatchObject({ complete: true })

    await clerk.page.reload()
    await clerk.app.getByText(/You’re shown as away until .*Substitute: Miriam Adler/).waitFor()
    await clerk.app.getByRole('button', { name: 'I’m back' }).click()
    await clerk.app.getByText(/You’re shown as away/).waitFor({ state: 'detached' })
    // On return all of it is listed.
    const meanwhile = clerk.app.getByRole('region', { name: 'While you were away' })
    await meanwhile
      .getByRole('listitem')
      .filter({ hasText: `${run}-B` })
      .getByText('assigned to Miriam Adler on your behalf')
      .waitFor()
    await meanwhile
      .getByRole('listitem')
      .filter({ hasText: `${run}-A` })
      .getByText('approved by Miriam Adler on your behalf')
      .waitFor()
  })
})

test('who plans two absences names a substitute for each, and takes one back', async ({ signIn }) => {
  const { page, expectProblem } = await signIn(miriam, { width: 390, at: '#/Kontor.Home/' })
  expectProblem(/status of 400 .*\/absences/)
  const visit = { page } as Visit
  const write = async (name: string, from: number, until: number) => {
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('textbox', { name: 'First day' }).fill(inDays(from))
    await dialog.getByRole('textbox', { name: 'Last day' }).fill(inDays(until))
    await choose(
      dialog.getByRole('combobox', { name: 'Substitute' }),
      'tobi',
      page.getByRole('option', { name: new RegExp(tobias.name) }),
    )
    return dialog
  }
  await profile(visit, /^I’m away/)
  await (await write('I’m away', 200, 205)).getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^You’re away until/).waitFor()

  await profile(visit, /^I’m away|^Away/)
  await page.getByRole('button', { name: 'Plan another absence' }).click()
  const another = await write('Plan another absence', 203, 210)
  await another.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/when you are away already/).waitFor()
  await another.getByRole('textbox', { name: 'First day' }).fill(inDays(220))
  await another.getByRole('textbox', { name: 'Last day' }).fill(inDays(221))
  await another.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/^Planned from/).waitFor()

  await profile(visit, /^I’m away|^Away/)
  const planned = page.getByRole('region', { name: 'Also planned' })
  await planned.getByText(tobias.name).waitFor()
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
  await planned.getByRole('button', { name: /^Remove absence/ }).click()
  await planned.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'I’m back' }).click()
  await page.getByText(/^Welcome back/).waitFor()
})

test.for(
  mainly(1280, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ] as const),
)(
  'journey 1: an invoice is sent, coded, assigned, approved by a delegate, paid by a file; its supplier sees each state ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const look = { width, scheme }
    const number = `PAID-${crypto.randomUUID().slice(0, 6)}`
    const drafting = await signedIn(kontor().shell, nadja)
    const made = await drafting('POST', 'documents/v2/documents', invoiceOf(number, someDrills()), 'text/xml')
    const { DocumentId: id } = (await made.json()) as { DocumentId: string }
    const supplier = await signIn(nadja, { ...look, at: `#/Kontor.Documents/edit/${id}` })
    await send(supplier.app, number)

    const at = `#/Kontor.Documents/view/${id}`
    const clerk = await signIn(lena, { ...look, at })
    await openTab(clerk.app, 'Coding')
    for (const [field, code] of [
      ['Account Line 1', '4980'],
      ['Cost center Line 1', 'KST-340'],
    ] as const) {
      await clerk.app.getByRole('combobox', { name: field }).fill(code)
      await clerk.page.keyboard.press('Tab')
    }
    await clerk.app.getByRole('button', { name: 'Save coding' }).click()
    await clerk.app.getByText('All required codes are set').waitFor()
    const asking = await signedIn(kontor().shell, lena)
    await asking(
      'POST',
      'assignments',
      JSON.stringify({ subjectId: id, assigneeIds: [await idOf(svea)], comment: 'Came it?' }),
    )
    const buyer = await signIn(svea, { ...look, at: `#/Kontor.Inbox/?q=${number}` })
    await buyer.app.getByText('Came it?').waitFor()
    await buyer.app.getByRole('button', { name: 'Mark as done' }).click()

    const leaving = await signedIn(kontor().shell, tobias)
    const absence = `users/${await idOf(tobias)}/absence`
    const days = { From: inDays(0), Until: inDays(1), SubstituteId: await idOf(miriam) }
    await leaving('PUT', absence, JSON.stringify(days))
    try {
      const invitedUserIds = [await idOf(tobias)]
      await asking('POST', `approval-service/v0/steps/current/${id}`, JSON.stringify({ invitedUserIds }))
      const delegate = await signIn(miriam, { ...look, at: `#/Kontor.Inbox/?q=${number}` })
      await delegate.app.getByText('You decide on behalf of Tobias Rahn, who is away.').waitFor()
      await delegate.app.getByRole('button', { name: 'Approve', exact: true }).click()
      await eventually(() => standing(clerk.app, 'Business').textContent()).not.toContain('Pending approval')
    } finally {
      await leaving('DELETE', absence)
    }
    await give(clerk.app, 'Accept')
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Accepted')

    const head = await signIn(jonas, { ...look, at })
    await head.app.getByRole('button', { name: 'Pay…' }).click()
    const statement = statementOf(await created(head))
    await head.page.goto(`${kontor().shell}/#/Kontor.Documents/`)
    await head.app.getByRole('button', { name: 'New', exact: true }).click()
    await head.app.getByRole('menuitem', { name: 'Import bank statement…' }).click()
    await head.app
      .getByRole('dialog', { name: 'Import bank statement' })
      .locator('input[type=file]')
      .setInputFiles([{ name: 'camt.xml', mimeType: 'text/xml', buffer: Buffer.from(statement) }])
    await eventually(() => standing(supplier.app, 'Business').textContent()).toContain('Payment sent')
  },
)
