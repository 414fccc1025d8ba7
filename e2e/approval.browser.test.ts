import { randomInt } from 'node:crypto'
import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { give, standing } from './support/documents.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena } from './support/people.ts'

const drills = [{ item: 'Drill', quantity: 2, price: 4000 }]
const button = ({ app }: Visit, name: string) => app.getByRole('button', { name, exact: true })
/** Past a warning it asks first. */
const accept = ({ app }: Visit) => app.getByRole('button', { name: /^Accept…?$/ })
const chain = ({ app }: Visit) => app.getByRole('list', { name: 'Approval' }).getByRole('listitem')
const handling = ({ app }: Visit) => app.getByRole('tab', { name: /Assignment/ }).click()

/** Nothing stands out of the screen, or is out of reach for some. */
async function isWellMade({ page }: Visit): Promise<void> {
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
}

/** What awaits approval, as Home shows all of it: other journeys leave some. */
async function allForHim({ app }: Visit) {
  const region = app.getByRole('region', { name: 'Awaiting your approval' })
  await region.getByRole('listitem').first().waitFor()
  const rest = region.getByRole('button', { name: /^\d+ more$/ })
  if (await rest.isVisible()) await rest.click()
  return region
}

test('a clerk asks the head of accounts payable, who refuses a bill on a phone, and approves it once it is explained', async ({
  signIn,
}) => {
  const number = `APPROVE-${randomInt(10_000, 99_999)}`
  const at = `#/Kontor.Documents/view/${await arrivedInvoice(number, drills)}`
  const clerk = await signIn(lena, { at })
  await accept(clerk).waitFor()
  await handling(clerk)
  await button(clerk, 'Request approval…').click()
  const asking = clerk.app.getByRole('dialog', { name: `Request approval of ${number}` })
  // By keys alone, as all day.
  await tabTo(clerk.page, asking.getByRole('combobox', { name: 'Approvers' }))
  await clerk.page.keyboard.type('jonas')
  await clerk.page.keyboard.press('ArrowDown')
  await clerk.page.keyboard.press('Enter')
  await button(clerk, 'Remove Jonas Petersen').waitFor()
  expect(await asking.getByRole('combobox', { name: 'Approvers' }).inputValue(), 'for the next').toBe('')
  await tabTo(clerk.page, asking.getByRole('textbox', { name: 'Note' }))
  await clerk.page.keyboard.type('More than was ordered')
  await isWellMade(clerk)
  await tabTo(clerk.page, asking.getByRole('button', { name: 'Request approval', exact: true }))
  await clerk.page.keyboard.press('Enter')
  await eventually(() => chain(clerk).allTextContents()).toEqual([
    expect.stringMatching(/Awaiting approval by Jonas Petersen.*requested by Lena Marquardt · More than was ordered/),
  ])
  await eventually(() => accept(clerk).count()).toBe(0)
  await eventually(() => standing(clerk.app, 'Business').textContent()).toContain('Pending approval')

  const head = await signIn(jonas, { at: '#/Kontor.Home/', width: 390 })
  const forHim = await allForHim(head)
  const bill = forHim.getByRole('button', { name: number })
  expect(await bill.textContent()).toMatch(/9,520\.00.*requested by Lena Marquardt.*More than was ordered/)
  await isWellMade(head)
  await bill.click()
  await head.app.getByRole('region', { name: 'Lena Marquardt requests your approval' }).waitFor()
  await button(head, 'Decline…').click()
  await button(head, 'Decline').click()
  await head.app.getByText('Enter a reason.').waitFor()
  await head.app.getByRole('textbox', { name: 'Reason' }).fill('Only one was ordered')
  await button(head, 'Decline').click()

  const refused = clerk.app.getByRole('region', { name: 'Declined by Jonas Petersen' })
  await refused.getByText('Only one was ordered').waitFor()
  expect(await accept(clerk).count()).toBe(0)
  await button(clerk, 'Ask again…').click()
  await clerk.app.getByRole('textbox', { name: 'Note' }).fill('Two, by phone')
  await button(clerk, 'Request approval').click()

  await button(head, 'Approve…').click()
  // Other journeys send bills of the same sum: where one looks like another, it is said once more.
  await head.app
    .getByRole('dialog')
    .getByRole('button', { name: /^Approve/ })
    .click()
  await handling(head)
  await eventually(() => chain(head).allTextContents()).toEqual([
    expect.stringMatching(/Declined by Jonas Petersen.*Only one was ordered · requested by Lena Marquardt/),
    expect.stringMatching(/Approved by Jonas Petersen.*requested by Lena Marquardt · Two, by phone/),
  ])
  await isWellMade(head)
  await give(clerk.app, 'Accept')
  await eventually(() => standing(clerk.app, 'Business').textContent()).toContain('Accepted')
})

test('who asked by mistake takes it back by keys, and accepts; nothing waits for the head any more', async ({
  signIn,
}) => {
  const number = `APPROVE-${randomInt(10_000, 99_999)}`
  const at = `#/Kontor.Documents/view/${await arrivedInvoice(number, drills)}`
  const clerk = await signIn(lena, { at })
  await handling(clerk)
  await button(clerk, 'Request approval…').click()
  await button(clerk, 'Request approval').click()
  const head = await signIn(jonas, { at: '#/Kontor.Home/' })
  const bill = (await allForHim(head)).getByRole('button', {
    name: new RegExp(`Invoice ${number}.*requested by Lena Marquardt`),
  })
  await bill.waitFor()

  await tabTo(clerk.page, button(clerk, 'Withdraw request: Jonas Petersen'))
  await isWellMade(clerk)
  await clerk.page.keyboard.press('Enter')
  await clerk.app.getByText('No approval requested.').waitFor()
  await bill.waitFor({ state: 'detached' })
  await give(clerk.app, 'Accept')
  await eventually(() => standing(clerk.app, 'Business').textContent()).toContain('Accepted')
})

test('of all that waits for somebody Home shows a handful, and the rest at a word', async ({ signIn }) => {
  const asking = await signedIn(kontor().shell, lena)
  for (let number = 1; number <= 6; number += 1) {
    const id = await arrivedInvoice(`APPROVE-MANY-${number}`, drills)
    // Nobody is named: the head of accounts payable is asked.
    await asking('POST', `approval-service/v0/steps/current/${id}`)
  }
  const head = await signIn(jonas, { at: '#/Kontor.Home/' })
  const waiting = head.app.getByRole('region', { name: 'Awaiting your approval' })
  const last = waiting.getByRole('button', { name: /APPROVE-MANY-6/ })
  const rest = waiting.getByRole('button', { name: /^\d+ more$/ })
  await tabTo(head.page, rest)
  expect(await waiting.getByRole('listitem').count()).toBe(5)
  expect(await last.count()).toBe(0)
  await head.page.keyboard.press('Enter')
  await last.waitFor()
  expect(await rest.count()).toBe(0)
})
