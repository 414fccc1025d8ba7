import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { give } from './support/documents.ts'
import { eventually, test } from './support/journey.ts'
import { ordered } from './support/orders.ts'
import { nadja } from './support/people.ts'
import { mainly } from './support/widths.ts'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ]),
)(
  'an order waits for its supplier on Home and in the Inbox until it is confirmed ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const order = await ordered(`Step stool ${crypto.randomUUID().slice(0, 6)}`, '2', '35')
    const home = await signIn(nadja, { width, scheme, at: '#/Kontor.Home/' })
    const tile = home.app.getByRole('button', { name: /^Orders and requests to answer/ })
    await tile.waitFor()
    await barsNobody(home.page)
    await tile.click()
    const inbox = await signIn(nadja, { width, scheme, at: `#/Kontor.Inbox/?kind=ANSWER&q=${order}` })
    const waiting = inbox.app.getByText('The customer waits for your confirmation.')
    await waiting.first().waitFor()
    await barsNobody(inbox.page)
    await inbox.app.getByRole('button', { name: 'Answer', exact: true }).click()
    await inbox.app.getByRole('heading', { level: 1, name: `Order ${order}` }).waitFor()
    await give(inbox.app, 'Accept')
    const again = await signIn(nadja, { width, scheme, at: `#/Kontor.Inbox/?kind=ANSWER&q=${order}` })
    await again.app.getByText('No matching items').waitFor()
    // It stands among what she completed, by the word for an order.
    const done = await signIn(nadja, { width, scheme, at: `#/Kontor.Inbox/done?kind=ANSWER&q=${order}` })
    const row = done.app.getByRole('grid', { name: 'Completed work' }).getByRole('row', { name: order })
    await eventually(() => row.allTextContents()).toEqual([expect.stringContaining('Accepted')])
    await barsNobody(done.page)
  },
)
