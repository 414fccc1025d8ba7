import { expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { eventually, test } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { emre, jonas, svea } from './support/people.ts'
import { headDecides } from './support/procurement.ts'
import { mainly } from './support/widths.ts'

test.for(
  mainly(390, [
    { width: 1280, scheme: 'light' },
    { width: 390, scheme: 'dark' },
  ] as const),
)(
  'a head asks a buyer for advice before a requisition is decided; she answers from her inbox, and its requester reads it ($width px)',
  async ({ width, scheme }, { signIn }) => {
    const asRequester = await signedIn(kontor().shell, emre)
    await headDecides()
    const id = crypto.randomUUID()
    const unique = id.slice(0, 6)
    const line = {
      ...{ Name: `Projector ${unique}`, Quantity: { value: '1', unitCode: 'C62' } },
      Price: { value: '430', currencyID: 'EUR' },
    }
    const body = JSON.stringify({ Note: `Projector ${unique}`, Lines: [{ Kind: 'plain', ...line }] })
    await asRequester('PUT', `procurement/documents/requisitions/${id}?draft=false`, body)

    const at = `#/Kontor.Buy/${id}`
    const head = await signIn(jonas, { width, scheme, at })
    await head.app.getByRole('button', { name: 'Ask for advice…' }).click()
    const asking = head.app.getByRole('dialog', { name: /^Ask for advice on REQ-/ })
    await asking.getByText('Advisers see the requisition and advise', { exact: false }).waitFor()
    await asking.getByRole('combobox', { name: 'Advisers' }).fill('Svea')
    await head.app.getByRole('option', { name: 'Svea Lindqvist', exact: true }).click()
    await asking.getByRole('textbox', { name: 'Question' }).fill(`Do we own one already? ${unique}`)
    await barsNobody(head.page)
    await asking.getByRole('button', { name: 'Ask', exact: true }).click()
    await asking.waitFor({ state: 'detached' })
    const advice = head.app.getByRole('list', { name: 'Advice' }).getByRole('listitem')
    await eventually(() => advice.allTextContents()).toEqual([
      expect.stringContaining('Awaiting advice from Svea Lindqvist'),
    ])

    // From the inbox to where it can be read.
    const buyer = await signIn(svea, { width, scheme, at: `#/Kontor.Inbox/?kind=ADVICE&q=${unique}` })
    if (width === 390) await buyer.app.getByText('Jonas Petersen asks for your advice.').first().waitFor()
    await barsNobody(buyer.page)
    await buyer.app.getByRole('button', { name: 'Open', exact: true }).first().click()
    await buyer.app.getByRole('button', { name: 'Give advice…' }).click()
    const giving = buyer.app.getByRole('dialog', { name: /^Advice on REQ-/ })
    await giving.getByRole('radio', { name: 'Advise against approval' }).press(' ')
    await giving.getByRole('textbox', { name: 'Your advice' }).fill('Two in the cellar.')
    await barsNobody(buyer.page)
    await giving.getByRole('button', { name: 'Send advice' }).click()
    await giving.waitFor({ state: 'detached' })

    // Who decides hears of it without a reload, and who asked for it reads it.
    await eventually(() => advice.allTextContents()).toEqual([
      expect.stringMatching(/Svea Lindqvist advises against approval.*Two in the cellar\./),
    ])
    await barsNobody(head.page)
    const requester = await signIn(emre, { width, scheme, at })
    await requester.app.getByText('Two in the cellar.').waitFor()
    expect(await requester.app.getByRole('button', { name: 'Ask for advice…' }).count()).toBe(0)
    await barsNobody(requester.page)
  },
)
