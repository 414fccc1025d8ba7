import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { emre, jonas } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'a requester asks where the requisition stands, reads the approver’s answer there, and cancels it ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const asRequester = await signedIn(kontor().shell, emre)
    await headDecides()
    const id = crypto.randomUUID()
    const line = {
      Name: 'Ladder',
      Quantity: { value: '1', unitCode: 'C62' },
      Price: { value: '95', currencyID: 'EUR' },
    }
    const body = JSON.stringify({ Note: `Ladder ${id.slice(0, 6)}`, Lines: [{ Kind: 'plain', ...line }] })
    await asRequester('PUT', `procurement/documents/requisitions/${id}?draft=false`, body)

    const at = `#/Kontor.Buy/${id}`
    const asking = await signIn(emre, { width, scheme, at })
    const question = asking.app.getByRole('textbox', { name: 'Ask something' })
    await question.fill('Is aluminium fine?')
    await question.press('Control+Enter')
    await asking.app.getByText('Is aluminium fine?').waitFor()
    const head = await signIn(jonas, { width, scheme, at })
    await head.app.getByText('Is aluminium fine?').waitFor()
    await head.app.getByRole('textbox', { name: 'Reply' }).fill('Yes, it is.')
    await barsNobody(head.page)
    await head.app.getByRole('button', { name: 'Send reply' }).click()
    await asking.app.getByText('Yes, it is.').waitFor()
    await eventually(() => question.count()).toBe(0)
    await barsNobody(asking.page)

    const { app } = asking
    await app.getByRole('button', { name: 'More actions' }).click()
    await app.getByRole('menuitem', { name: 'Cancel requisition…' }).click()
    const sure = app.getByRole('alertdialog')
    await sure.getByText('A canceled requisition can’t be reopened.').waitFor()
    await barsNobody(asking.page)
    await sure.getByRole('button', { name: 'Cancel requisition' }).click()
    await app
      .getByRole('button', { name: new RegExp(`Ladder ${id.slice(0, 6)}`) })
      .getByText('Canceled')
      .waitFor()
    // Who was asked to approve it reads so, and has nothing left to decide.
    await head.app.getByText('Canceled').waitFor()
    await eventually(() => head.app.getByRole('button', { name: 'Approve' }).count()).toBe(0)
  },
)
