import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { eventually, test } from './support/journey.ts'
import { lena, miriam } from './support/people.ts'
import { mainly } from './support/widths.ts'

/** The company's own program: it counts what it is sent, and answers as it is told to. */
let status = 204
const came: (string | null)[] = []
const program = createServer((request, response) => {
  came.push(new URL(request.url ?? '/', 'http://program').searchParams.get('event'))
  request.resume().on('end', () => response.writeHead(status).end())
})
program.listen(0, '127.0.0.1')
await once(program, 'listening')
afterAll(() => program.close())
const address = `http://127.0.0.1:${(program.address() as AddressInfo).port}/kontor`

test.for(mainly(1280, [1280, 390]))(
  'an administrator has a program told what happens, sees what arrived, and sends again what did not (%i px)',
  async (width, { signIn }) => {
    const name = `ERP ${width}`
    const { app, page } = await signIn(miriam, { width, at: '#/Kontor.Admin/webhooks' })
    await app.getByRole('button', { name: 'Add webhook' }).click()
    const form = app.getByRole('dialog', { name: 'Add webhook' })
    await form.getByRole('textbox', { name: 'Address' }).fill('erp')
    await form.getByRole('button', { name: 'Add webhook' }).click()
    await form.getByText(/Enter a web address/).waitFor()
    await form.getByText('Select at least one event.').waitFor()
    await barsNobody(page)
    await form.getByRole('textbox', { name: 'Address' }).fill(address)
    await form.getByRole('textbox', { name: 'Description' }).fill(name)
    await form.getByText('Document received').click()
    await form.getByRole('button', { name: 'Add webhook' }).click()
    const secret = app.getByRole('dialog', { name: 'Signing secret' })
    expect(await secret.getByRole('textbox', { name: 'Signing secret' }).inputValue()).toMatch(/^whsec_/)
    await barsNobody(page)
    await secret.getByRole('button', { name: 'Close' }).last().click()

    await app.getByRole('button', { name: new RegExp(name) }).click()
    await app.getByRole('heading', { name }).waitFor()
    status = 500
    const before = came.length
    await app.getByRole('button', { name: 'Send test event' }).click()
    await eventually(() => came.length).toBeGreaterThan(before)
    const sent = app.getByRole('listitem').filter({ hasText: 'Test' })
    await sent.getByText('Pending').waitFor()
    status = 204
    // The second attempt comes by itself.
    await sent.getByText('Delivered').waitFor()
    await app.getByRole('button', { name: /^Send again: Test/ }).click()
    await eventually(() => came.filter((event) => event === 'TEST').length).toBeGreaterThan(2)
    await sent.getByText('Delivered').waitFor()
    await barsNobody(page)

    await app.getByRole('button', { name: 'More' }).click()
    await app.getByRole('menuitem', { name: 'Delete webhook' }).click()
    await app.getByRole('alertdialog').getByRole('button', { name: 'Delete webhook' }).click()
    await app.getByRole('button', { name: 'Add webhook' }).waitFor()
    await eventually(() => app.getByRole('button', { name: new RegExp(name) }).count()).toBe(0)

    const clerk = await signIn(lena, { width, at: '#/Kontor.Admin/teams' })
    await clerk.app.getByRole('tab', { name: 'Teams' }).waitFor()
    expect(await clerk.app.getByRole('tab', { name: 'Webhooks' }).count()).toBe(0)
  },
)
