import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as realTime } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inDays } from './support/days.ts'
import { rowsWith } from './support/documents.ts'
import { test } from './support/journey.ts'
import { lena, nadja } from './support/people.ts'

/** A sample in `npm test`; `npm run soak -- hidden` does it at full length, and more than once. */
const wanted = process.env['KONTOR_ROUNDS']
const rounds = Number(wanted ?? 1)

/** Ten minutes; or longer than the four heartbeats after which an app that does not answer is given up (F-031, F-033). */
const hiddenFor = wanted === undefined ? 15_000 : 600_000

const fixture = readFileSync(join(import.meta.dirname, 'fixtures/invoice.xml'), 'utf8')

test('a tab that the browser froze for long has lost no app, and shows at once what came meanwhile', {
  timeout: 180_000 + rounds * (hiddenFor + 30_000),
}, async ({ signIn }) => {
  const supplier = await signIn(nadja)
  const buyer = await signIn(lena)
  await rowsWith(buyer.app, 'Brandt').first().waitFor()
  const session = await buyer.page.context().newCDPSession(buyer.page)
  for (let round = 0; round < rounds; round += 1) {
    const number = `HIDDEN-${Date.now()}`
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await sendInvoice(supplier.page, number)
    await realTime(hiddenFor)
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await rowsWith(buyer.app, number).first().waitFor()
    expect(await buyer.page.getByText('Documents isn’t responding').count()).toBe(0)
  }
})

/** Sends an invoice as the shell's own page would call the API. */
async function sendInvoice(page: Page, number: string): Promise<void> {
  // Of today, so that it stands at the top of the list.
  const today = inDays(0)
  const xml = fixture.replace('FX-2026-0001', number).replace(/(<cbc:(?:IssueDate|DueDate)>)[^<]+/g, `$1${today}`)
  const statuses = await page.evaluate(async (body) => {
    const xsrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    const call = (method: string, path: string, type: string, content?: string) =>
      fetch(`/api/${path}`, {
        method,
        headers: {
          accept: 'application/json',
          'x-xsrf-token': decodeURIComponent(xsrf),
          ...(content ? { 'content-type': type } : {}),
        },
        ...(content ? { body: content } : {}),
      })
    const found = (await (await call('GET', 'network/connections?q=Nordlicht&limit=50', '')).json()) as {
      Connection: { ConnectionId: string; CompanyName: string }[]
    }
    const buyer = found.Connection.find(({ CompanyName }) => CompanyName === 'Nordlicht Handel AG')
    const id = crypto.randomUUID()
    const saved = await call('PUT', `documents/${id}`, 'application/xml', body)
    const dispatch = JSON.stringify({ ConnectionId: buyer?.ConnectionId })
    const sent = await call('PUT', `documents/${id}/dispatches/${crypto.randomUUID()}`, 'application/json', dispatch)
    return [saved.status, sent.status]
  }, xml)
  expect(statuses).toEqual([204, 201])
}
