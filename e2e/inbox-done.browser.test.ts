import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a head finds what he approved and declined, and opens it again ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const run = crypto.randomUUID().slice(0, 6)
    const asking = await signedIn(kontor().shell, lena)
    const deciding = await signedIn(kontor().shell, jonas)
    const { User } = (await (await deciding('GET', 'session')).json()) as { User: { Id: string } }
    for (const [number, outcome] of [
      [`PAST-${run}-1`, 'ACCEPT'],
      [`PAST-${run}-2`, 'REJECT'],
    ] as const) {
      const id = await arrivedInvoice(number, [{ item: 'Racks', quantity: 2, price: 400 }])
      await asking('POST', `approval-service/v0/steps/current/${id}`, JSON.stringify({ because: 'Yours?' }))
      const response =
        outcome === 'REJECT'
          ? await deciding('POST', `approval-service/v0/reject/${id}?reason=Twice%20the%20price`)
          : await deciding(
              'PATCH',
              `approval-service/v0/steps/current/${id}`,
              JSON.stringify({ approver: { id: User.Id }, outcome }),
            )
      if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    }
    const head = await signIn(jonas, { width, scheme, at: '#/Kontor.Inbox/' })
    const { app, page } = head
    await app.getByRole('button', { name: 'Completed' }).click()
    await app.getByRole('heading', { name: 'Completed work' }).waitFor()
    const rows = app.getByRole('grid', { name: 'Completed work' }).getByRole('row', { name: /PAST-/ })
    await app.getByRole('searchbox', { name: 'Search completed work' }).fill(`past-${run}`)
    await rows
      .filter({ hasText: `PAST-${run}-2` })
      .getByText('Declined')
      .waitFor()
    await rows
      .filter({ hasText: `PAST-${run}-1` })
      .getByText('Approved')
      .waitFor()
    await barsNobody(page)
    await rows.filter({ hasText: `PAST-${run}-2` }).click()
    await app.getByRole('heading', { level: 1, name: new RegExp(`PAST-${run}-2`) }).waitFor()
    await page.goBack()
    await app.getByRole('searchbox', { name: 'Search completed work' }).fill('nothing of the kind')
    await app.getByText('No matching items').waitFor()
    await app.getByRole('button', { name: 'Clear all filters' }).click()
    await rows.first().waitFor()
  },
)
