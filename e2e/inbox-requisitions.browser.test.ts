import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { emre, jonas, svea } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

/** What does not fit where it stands. */
const cutWords = (grid: Element): (string | null)[] =>
  [...grid.querySelectorAll('*')]
    .filter((one) => getComputedStyle(one).overflow === 'hidden')
    .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    .map((one) => one.textContent)

/** A requisition of somebody who needs a projector, whose approval was requested; its number. */
async function requested(item: string): Promise<string> {
  const asRequester = await signedIn(kontor().shell, emre)
  const id = crypto.randomUUID()
  const line = {
    ...{ Kind: 'plain', Name: item, Quantity: { value: '2', unitCode: 'C62' } },
    Price: { value: '430', currencyID: 'EUR' },
  }
  const path = `procurement/documents/requisitions/${id}`
  await asRequester('PUT', `${path}?draft=false`, JSON.stringify({ Note: `${item} for hall 4`, Lines: [line] }))
  return ((await (await asRequester('GET', path)).json()) as { ID: string }).ID
}

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ] as const),
)(
  'a head decides a requisition in his inbox, by what it is for and what it comes to ($width px)',
  async ({ width, scheme }, { signIn }) => {
    await headDecides()
    const item = `Projector ${crypto.randomUUID().slice(0, 6)}`
    const number = await requested(item)
    const head = await signIn(jonas, { width, scheme, at: `#/Kontor.Inbox/?q=${number}` })
    const { app, page } = head
    const detail = app.getByRole('region', { name: 'The item and its document' })
    await detail.getByRole('heading', { level: 2, name: `Requisition ${number}` }).waitFor()
    await detail.getByText('Emre Yildiz requests your approval.').waitFor()
    const wish = detail.getByRole('region', { name: 'Requisition' })
    await wish.getByText(item, { exact: true }).waitFor()
    await wish.getByText(/^It goes to Jonas Petersen/).waitFor()
    await detail.getByText(`${item} for hall 4`).waitFor()
    await barsNobody(page)
    if (width === 390) await app.getByRole('button', { name: 'Approve', exact: true }).click()
    else {
      expect(await app.getByRole('grid', { name: 'To do' }).evaluate(cutWords)).toEqual([])
      await app.getByRole('row', { name: new RegExp(number) }).click()
      await page.keyboard.press('a')
    }
    await app.getByText('Approved', { exact: true }).waitFor()
    await app.getByText('No matching items').waitFor()
    await page.keyboard.press('u')
    await app.getByRole('button', { name: 'Decline…' }).click()
    const dialog = app.getByRole('dialog', { name: 'Decline this?' })
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Hall 4 has one')
    await dialog.getByRole('button', { name: 'Decline', exact: true }).click()
    await app.getByText('Declined', { exact: true }).waitFor()
    await app.getByText('No matching items').waitFor()
  },
)

test('work without a document stands in the list with all of its words, and says that it was escalated', async ({
  signIn,
}) => {
  const words = 'Ask Fjord Logistik for the freight papers of October.'
  const { app, page } = await signIn(svea, { width: 1280, at: '#/Kontor.Inbox/?q=freight papers' })
  const grid = app.getByRole('grid', { name: 'To do' })
  await grid.getByText(words).waitFor()
  expect(await grid.evaluate(cutWords)).toEqual([])
  const detail = app.getByRole('region', { name: 'The item and its document' })
  await detail.getByRole('heading', { name: words }).waitFor()
  await detail.getByText('Escalated').waitFor()
  // It is said once.
  await eventually(() => detail.getByText(words).count()).toBe(1)
  await barsNobody(page)
})
