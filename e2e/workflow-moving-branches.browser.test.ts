import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { arrived, invoiceOf } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { pressAt, tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena, miriam, type Person } from './support/people.ts'
import { mainly } from './support/widths.ts'

const flow = '#/Kontor.Flow/'
const button = ({ app }: Visit, name: string) => app.getByRole('button', { name, exact: true })

async function idOf(person: Person): Promise<string> {
  const answer = await (await signedIn(kontor().shell, person))('GET', 'session')
  return ((await answer.json()) as { User: { Id: string } }).User.Id
}

/** A credit note over a net sum, with 19% VAT. */
const creditNoteOf = (number: string, price: number): string =>
  invoiceOf(number, [{ item: 'Returned tool chest', quantity: 1, price }])
    .replaceAll('InvoiceLine', 'CreditNoteLine')
    .replaceAll('InvoicedQuantity', 'CreditedQuantity')
    .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
    .replace('>380<', '>381<')
    .replaceAll('<Invoice', '<CreditNote')
    .replaceAll('</Invoice>', '</CreditNote>')
    .replace('xsd:Invoice-2', 'xsd:CreditNote-2')

/** Two people approve a credit note of one sum at the same time; all others are dealt with by hand. */
const sideBySide = (name: string, sum: number, ways: readonly { id: string; says: string; by: string }[]) => ({
  ...{ Name: name, Types: ['creditnote'], Start: 'sum' },
  Steps: [
    {
      ...{ Id: 'sum', Name: 'That sum?', Kind: 'DECISION' },
      Next: [{ StepId: 'both', When: `amount = ${sum}` }, { StepId: 'by_hand' }],
    },
    { Id: 'both', Name: 'Both check', Kind: 'FORK', Next: ways.map(({ id }) => ({ StepId: id })) },
    ...ways.map(({ id, says, by }) => ({
      ...{ Id: id, Name: says, Kind: 'APPROVAL', Who: { UserIds: [by] }, Next: [{ StepId: 'meet' }] },
    })),
    { Id: 'meet', Name: 'Both are done', Kind: 'JOIN', Next: [{ StepId: 'done' }] },
    { Id: 'done', Name: 'Approved', Kind: 'END', Then: 'APPROVE', Next: [] },
    { Id: 'by_hand', Name: 'Handled by hand', Kind: 'END', Then: 'NOTHING', Next: [] },
  ],
})

test.for(mainly(390, [1280, 390]))(
  'a run in two branches is moved by keyboard: one stays asked, one is ended as the new version has no such step, and a new one begins (%i px)',
  async (width, { signIn }) => {
    const call = await signedIn(kontor().shell, miriam)
    const unique = crypto.randomUUID().slice(0, 6)
    const net = 7000 + (Number.parseInt(unique, 16) % 900)
    const gross = Math.round(net * 119) / 100
    const published = async (...ways: Parameters<typeof sideBySide>[2]) => {
      const id = crypto.randomUUID()
      await call('PUT', `workflow/versions/${id}/steps`, JSON.stringify(sideBySide(`Credits ${unique}`, gross, ways)))
      await call('POST', `workflow/versions/${id}/publication`, '{}')
      return id
    }
    const amount = { id: 'amount', says: 'Amount', by: await idOf(jonas) }
    await published(amount, { id: 'goods', says: 'Goods came back', by: await idOf(lena) })
    const number = `CN-${width}-${unique}`
    const documentId = await arrived(creditNoteOf(number, net))
    type Runs = { readonly Instances: readonly { Id: string; DocumentId: string; Step: string }[] }
    const runOf = async () => {
      const { Instances } = (await (await call('GET', 'workflow/instances?limit=50')).json()) as Runs
      return Instances.find((run) => run.DocumentId === documentId)
    }
    await eventually(async () => (await runOf())?.Step).toBe('Amount · Goods came back')
    const version = await published(amount, { id: 'tax', says: 'Tax', by: await idOf(miriam) })
    try {
      const admin = await signIn(miriam, {
        ...{ width, scheme: width === 390 ? 'dark' : 'light', at: `${flow}${version}` },
      })
      await pressAt(admin.page, button(admin, 'More'))
      await admin.app.getByRole('menuitem', { name: 'Move runs to this version…' }).click()
      const row = admin.app.getByRole('list', { name: 'Runs of other versions' }).getByRole('listitem').first()
      await row
        .getByText(/Cannot be moved as it is.*no step like “Goods came back”/)
        .first()
        .waitFor()
      const box = row.getByRole('checkbox', { name: new RegExp(number) })
      expect(await box.isDisabled()).toBe(true)
      await barsNobody(admin.page)

      const branches = row.getByRole('list', { name: new RegExp(`Branches of .*${number}`) })
      await branches.getByText('Unchanged, nobody is asked again').waitFor()
      await tabTo(admin.page, branches.getByRole('button', { name: /Step for Goods came back/ }))
      await admin.page.keyboard.press('Enter')
      await admin.app.getByRole('option', { name: 'End this branch' }).waitFor()
      await admin.page.keyboard.press('End')
      await admin.page.keyboard.press('Enter')
      await branches.getByText('Ends here and no longer asks anyone').waitFor()
      await branches.getByText('New branch: Tax').waitFor()
      await branches.getByText(/Asks Miriam Adler/).waitFor()
      await row.getByText('No longer asks Lena Marquardt').waitFor()
      await barsNobody(admin.page)

      await tabTo(admin.page, box, 'Shift+Tab')
      await admin.page.keyboard.press('Space')
      await pressAt(admin.page, button(admin, 'Move 1 run'), 'Shift+Tab')
      await admin.page.getByText('1 run was moved.').first().waitFor()
      await admin.app.getByText('Every run follows this version').waitFor()
      expect((await runOf())?.Step).toBe('Amount · Tax')

      await admin.page.goto(`${kontor().shell}/${flow}?view=runs`)
      const state = admin.app.getByRole('button', { name: /Run status/ })
      const choose = async (option: string) => {
        await state.click()
        await admin.app.getByRole('option', { name: option, exact: true }).click()
      }
      const run = admin.app.getByRole('button', { name: new RegExp(number) })
      await choose('Waiting')
      await run.filter({ hasText: 'Waiting: Amount · Tax' }).waitFor()
      await eventually(() => admin.app.getByText(/^Finished: /).count()).toBe(0)
      await barsNobody(admin.page)
      await choose('Finished')
      await admin.app
        .getByText(/^Finished: /)
        .first()
        .waitFor()
      await eventually(() => run.count()).toBe(0)
    } finally {
      await call('DELETE', `workflow/instances/${(await runOf())?.Id}?reason=over`)
      await call('DELETE', `workflow/versions/${version}/publication`)
    }
  },
)
