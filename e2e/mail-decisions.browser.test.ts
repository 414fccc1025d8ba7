import { afterAll, expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { eventually, test } from './support/journey.ts'
import { startOwnKontor } from './support/kontor.ts'
import { startMailServer } from './support/mail-server.ts'
import { bringTo } from './support/mailed.ts'
import { fillIn } from './support/pages.ts'
import { lena, miriam, tobias } from './support/people.ts'
import { startSigningDomain } from './support/signed-mail.ts'
import { mainly } from './support/widths.ts'

const mails = await startMailServer()
afterAll(mails.stop)
const domain = await startSigningDomain('nordlicht.example')
afterAll(domain.stop)
// The Kontor of the other journeys sends no mail.
const server = await startOwnKontor({
  KONTOR_SMTP_URL: mails.url,
  KONTOR_MAIL_FROM: 'kontor@nordlicht.example',
  KONTOR_MAIL_INTAKE: 'mail@kontor.example',
  KONTOR_DNS: domain.nameServer,
})
afterAll(() => server.stop())

/** Has a colleague ask him to approve an invoice; the links of the mail that he gets of it. */
async function askedByMail(): Promise<{ id: string; number: string; links: string[] }> {
  const call = await signedIn(server.shell, lena)
  const query = 'documents?documentType=invoice&limit=50'
  const page = (await (await call('GET', query)).json()) as {
    Document: { DocumentId: string; ID: string }[]
  }
  for (const { DocumentId: id, ID: number } of page.Document) {
    const may = await (await call('GET', `approval-service/v0/approvals/permissions/${id}`)).json()
    const him = (may as { invitable: { id: string; name: string }[] }).invitable.find(
      ({ name }) => name === tobias.name,
    )
    if (him === undefined) continue
    // Other mails may come to him meanwhile.
    const before = mails.textsTo(tobias.username).length
    const mail = () =>
      mails
        .textsTo(tobias.username)
        .slice(before)
        .find((one) => one.includes(number))
    const asked = JSON.stringify({ invitedUserIds: [him.id] })
    const step = await (await call('POST', `approval-service/v0/steps/current/${id}`, asked)).json()
    // Where others decide first, he is told when it is his turn.
    if (!(step as { approverIds: string[] }).approverIds.includes(him.id)) continue
    await eventually(() => mail() !== undefined).toBe(true)
    const text = mail() ?? ''
    const links = [...text.matchAll(/http\S+#\/decide\/[\w.-]+\/\w+/g)].map(([link]) => new URL(link))
    // What has a warning is not approved from a mail.
    // It listens on a port that its settings do not know.
    if (links.length === 2) return { id, number, links: links.map(({ hash }) => `${server.shell}/${hash}`) }
  }
  throw new Error('No invoice of the demo network can be approved.')
}

test.for(mainly(390, [1280, 390]))(
  'an administrator allows decisions by e-mail; who is asked approves one invoice and declines another from their mail (%i px)',
  async (width, { visit }) => {
    const look = { width, scheme: width === 390 ? 'dark' : 'light' } as const
    const admin = await visit(look)
    const looksRight = async (page = admin.page) =>
      expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])
    await admin.page.goto(`${server.shell}/#/Kontor.Admin/company`)
    await fillIn(admin.page, miriam)
    const allowed = admin.app.getByRole('switch', { name: 'Approve and decline from the e-mail' })
    await allowed.waitFor()
    if (!(await allowed.isChecked())) await admin.app.getByText('Approve and decline from the e-mail').click()
    await eventually(() => allowed.isChecked()).toBe(true)
    await looksRight()

    const [first, second] = [await askedByMail(), await askedByMail()]
    const { page, expectProblem } = await visit(look)
    await page.goto(first.links[0] ?? '')
    await page.getByRole('heading', { name: first.number }).waitFor()
    await page.getByText(`For ${tobias.name}`).waitFor()
    await looksRight(page)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText(`${first.number} is approved`).waitFor()
    await looksRight(page)
    // The same link again, as a browser restores it.
    await page.reload()
    await page.getByText('This link was already used').waitFor()
    await looksRight(page)

    await page.goto(second.links[1] ?? '')
    const decline = page.getByRole('button', { name: 'Decline', exact: true })
    await decline.click()
    await page.getByText('Enter a reason.').waitFor()
    await looksRight(page)
    await page.getByRole('textbox', { name: 'Reason' }).fill('Not what we agreed')
    await decline.dblclick()
    await page.getByText(`${second.number} is declined`).waitFor()

    expectProblem(/status of 404 .*mail-decisions\/read/)
    await page.goto(`${second.links[1]?.replace(/\.[\w-]+\/decline/, '.x/decline')}`)
    await page.getByText('This link is not valid').waitFor()
  },
)

test.for(mainly(1280, [1280, 390]))(
  'an administrator lets replies decide; who is asked replies to the e-mail, and the invoice shows that they approved it (%i px)',
  async (width, { visit }) => {
    const look = { width, scheme: width === 390 ? 'dark' : 'light' } as const
    const { app, page } = await visit(look)
    await page.goto(`${server.shell}/#/Kontor.Admin/company`)
    await fillIn(page, miriam)
    const links = app.getByRole('switch', { name: 'Approve and decline from the e-mail' })
    const replies = app.getByRole('switch', { name: 'Decide by replying to the e-mail' })
    const turn = async (which: typeof links, label: string, on: boolean) => {
      await which.waitFor()
      if ((await which.isChecked()) !== on) await app.getByText(label).click()
      await eventually(() => which.isChecked()).toBe(on)
    }
    await turn(links, 'Approve and decline from the e-mail', false)
    await app.getByText('Allow decisions by e-mail first.').waitFor()
    expect(await replies.isDisabled()).toBe(true)
    await turn(links, 'Approve and decline from the e-mail', true)
    await turn(replies, 'Decide by replying to the e-mail', true)
    await app.getByText('signed by its domain (DKIM)').waitFor()
    expect([await seriousProblems(page), Math.max(...(await sidewaysScroll(page)))]).toEqual([[], 0])

    const { id, number } = await askedByMail()
    const address = mails.replyTo(tobias.username)
    expect(address).toMatch(/^mail\+r\w+@kontor\.example$/)
    expect(mails.textsTo(tobias.username).at(-1)).toContain('Sie können auch auf diese E-Mail antworten')
    const lastMail = () => mails.textsTo(tobias.username).at(-1)
    const unclear = domain.write(tobias.username, `Re: ${number}`, 'Was ist das?\n\n> Freigeben')
    expect(await bringTo(server.shell, address, unclear)).toBe(204)
    await eventually(lastMail).toContain('Es wurde nichts entschieden: Ihre Antwort beginnt mit keinem Wort')
    const text = 'Freigeben, danke\n\nAm Freitag um 10:00 schrieb Kontor:\n> Ablehnen'
    expect(await bringTo(server.shell, address, domain.write(tobias.username, `Re: ${number}`, text))).toBe(204)
    await eventually(lastMail).toContain(`Sie haben ${number} von `)

    await page.goto(`${server.shell}/#/Kontor.Documents/view/${id}`)
    await app.getByRole('heading', { level: 1, name: number }).waitFor()
    await app.getByRole('tab', { name: /Assignment/ }).click()
    await app.getByText(`Approved by ${tobias.name}`).first().waitFor()
  },
)
