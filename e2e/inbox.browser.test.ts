import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena } from './support/people.ts'

/** Each of its own sum, but the last: it looks like the one before. */
const drills = (number: number) => [{ item: 'Drill', quantity: 2, price: 4000 + Math.min(number, 4) }]
const inbox = '#/Kontor.Inbox/?q=INBOX-'
const rows = ({ app }: Visit) => app.getByRole('grid', { name: 'To do' }).getByRole('row', { name: /INBOX-/ })
const numbers = async (visit: Visit) =>
  (await rows(visit).allTextContents()).map((text) => /INBOX-\d/.exec(text)?.[0] ?? text)
const detail = ({ app }: Visit) => app.getByRole('region', { name: 'The item and its document' })
const heading = (visit: Visit) => detail(visit).getByRole('heading', { level: 2 }).first()

/** What does not fit where it stands. */
const cutWords = (grid: Element): (string | null)[] =>
  [...grid.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth)
    .map((one) => one.textContent)

async function isWellMade({ page }: Visit): Promise<void> {
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
}

test('a head decides what waits for him by keys alone, takes one back, and does the rest on a phone', async ({
  signIn,
}) => {
  const asking = await signedIn(kontor().shell, lena)
  const invited = await signedIn(kontor().shell, jonas)
  for (const number of [1, 2, 3, 4, 5]) {
    const id = await arrivedInvoice(`INBOX-${number}`, drills(number))
    await asking('POST', `approval-service/v0/steps/current/${id}`, JSON.stringify({ because: `For hall ${number}` }))
  }
  const head = await signIn(jonas, { at: inbox })
  await eventually(() => numbers(head)).toEqual(['INBOX-1', 'INBOX-2', 'INBOX-3', 'INBOX-4', 'INBOX-5'])
  // Beside its document, whom each row is with and what it is called stand in full.
  expect(await head.app.getByRole('grid', { name: 'To do' }).evaluate(cutWords)).toEqual([])
  // Why, by whom, and the document with its lines beside it.
  await eventually(() => heading(head).textContent()).toBe('Invoice INBOX-1')
  await detail(head).getByText('Lena Marquardt requests your approval.').waitFor()
  await detail(head).getByText('For hall 1', { exact: true }).waitFor()
  await detail(head).getByRole('tabpanel').getByText('Drill').waitFor()
  await detail(head)
    .getByRole('list', { name: 'Approval' })
    .getByText(/Awaiting approval by Jonas Petersen/)
    .waitFor()
  await isWellMade(head)

  const press = (key: string) => head.page.keyboard.press(key)
  await rows(head).first().click()
  await press('j')
  await eventually(() => heading(head).textContent()).toBe('Invoice INBOX-2')
  // Twice by a slip: one is approved, and the next only comes to hand.
  await press('a')
  await press('a')
  await head.app.getByText('Approved').waitFor()
  await eventually(() => numbers(head)).toEqual(['INBOX-1', 'INBOX-3', 'INBOX-4', 'INBOX-5'])
  await press('u')
  await eventually(() => numbers(head)).toEqual(['INBOX-1', 'INBOX-2', 'INBOX-3', 'INBOX-4', 'INBOX-5'])

  await press('k')
  await eventually(() => heading(head).textContent()).toBe('Invoice INBOX-1')
  await press('r')
  const dialog = head.app.getByRole('dialog', { name: 'Decline this?' })
  await dialog.getByRole('textbox', { name: 'Reason' }).focus()
  await press('Tab')
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await dialog.getByText('Enter a reason.').waitFor()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Only one was ordered')
  await isWellMade(head)
  await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
  await eventually(() => numbers(head)).toEqual(['INBOX-2', 'INBOX-3', 'INBOX-4', 'INBOX-5'])

  // Two at once, and one undo for both; what looks like another is left for a look of its own.
  for (const at of [0, 1, 3]) await rows(head).nth(at).getByRole('checkbox').check()
  await head.app.getByRole('toolbar', { name: 'Selected items' }).getByRole('button', { name: 'Approve' }).click()
  await eventually(() => numbers(head)).toEqual(['INBOX-4', 'INBOX-5'])
  await head.app.getByText('2 approved').waitFor()
  await head.page.getByText('1 has a warning: open it to approve it.').waitFor()
  await press('u')
  await eventually(() => numbers(head)).toEqual(['INBOX-2', 'INBOX-3', 'INBOX-4', 'INBOX-5'])

  // By one key it is asked about, and by another it is approved all the same.
  await rows(head).last().click()
  await detail(head).getByRole('button', { name: 'Approve…' }).waitFor()
  await press('a')
  const doubt = head.app.getByRole('alertdialog', { name: 'Approve INBOX-5 despite the warning?' })
  await doubt.getByText('It may be a duplicate of a document that you already have.').waitFor()
  await isWellMade(head)
  await doubt.getByRole('button', { name: 'Cancel' }).press('Tab')
  await press('Enter')
  await eventually(() => numbers(head)).toEqual(['INBOX-2', 'INBOX-3', 'INBOX-4'])

  const phone = await signIn(jonas, { at: inbox, width: 390 })
  await phone.app.getByText('1 of 3').waitFor()
  await eventually(() => heading(phone).textContent()).toBe('Invoice INBOX-2')
  await isWellMade(phone)
  await phone.app.getByRole('button', { name: 'Approve', exact: true }).click()
  await eventually(() => heading(phone).textContent()).toBe('Invoice INBOX-3')
  await eventually(() => numbers(head)).toEqual(['INBOX-3', 'INBOX-4'])
  // Home, the rail and the inbox count alike.
  const counts = (await (await invited('GET', 'inbox/counts')).json()) as {
    itemCount: number
    kinds: { kind: string; count: number }[]
  }
  const home = await signIn(jonas, { at: '#/Kontor.Home/' })
  const inInbox = home.app
    .getByRole('region', { name: 'Awaiting your approval' })
    .getByRole('button', { name: /^View in Inbox/ })
  const approvals = counts.kinds.find(({ kind }) => kind === 'APPROVAL')?.count ?? 0
  await eventually(() => inInbox.textContent()).toBe(`View in Inbox (${approvals})`)
  await inInbox.click()
  await home.app.getByText(`${approvals} items`).waitFor()
  await eventually(() => home.page.getByRole('link', { name: /^Inbox/ }).textContent()).toContain(`${counts.itemCount}`)
})
