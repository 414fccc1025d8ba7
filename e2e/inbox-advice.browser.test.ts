import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { seriousProblems, sidewaysScroll } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { arrivedInvoice } from './support/invoice.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { kontor } from './support/kontor.ts'
import { jonas, lena, svea } from './support/people.ts'

/** Each bill has a sum of its own, within what a head approves: none looks like another. */
const drills = () => [{ item: 'Drill', quantity: 2, price: 3000 + Math.floor(Math.random() * 1000) }]
const button = ({ app }: Visit, name: string) => app.getByRole('button', { name, exact: true })
const dialog = ({ app }: Visit, name: string) => app.getByRole('dialog', { name })
const advice = ({ app }: Visit) => app.getByRole('list', { name: 'Advice' }).first().getByRole('listitem')
const expectAdvice = (visit: Visit) => eventually(() => advice(visit).allTextContents())

async function isWellMade({ page }: Visit): Promise<void> {
  expect(await seriousProblems(page)).toEqual([])
  expect(Math.max(...(await sidewaysScroll(page)))).toBe(0)
}

/** A bill that waits for the head's approval. */
async function waiting(): Promise<{ id: string; number: string }> {
  const number = `ADVISE-${randomUUID().slice(0, 8)}`
  const id = await arrivedInvoice(number, drills())
  const invitedUserIds = [await idOf(jonas)]
  const asking = await signedIn(kontor().shell, lena)
  await asking('POST', `approval-service/v0/steps/current/${id}`, JSON.stringify({ invitedUserIds }))
  return { id, number }
}

async function idOf(person: typeof jonas): Promise<string> {
  const call = await signedIn(kontor().shell, person)
  const { User } = (await (await call('GET', 'session')).json()) as { User: { Id: string } }
  return User.Id
}

/** Chooses a colleague and types the question, by keys alone. */
async function ask(visit: Visit, number: string, name: string, question: string): Promise<void> {
  const asking = dialog(visit, `Ask for advice on ${number}`)
  await tabTo(visit.page, asking.getByRole('combobox', { name: 'Advisers' }))
  await visit.page.keyboard.type(name)
  await visit.page.keyboard.press('ArrowDown')
  await visit.page.keyboard.press('Enter')
  await asking.getByRole('button', { name: /^Remove / }).waitFor()
  await tabTo(visit.page, asking.getByRole('textbox', { name: 'Question' }))
  await visit.page.keyboard.type(question)
  await isWellMade(visit)
  await tabTo(visit.page, asking.getByRole('button', { name: 'Ask', exact: true }))
  await visit.page.keyboard.press('Enter')
  await asking.waitFor({ state: 'detached' })
}

test('a head asks a colleague before he decides; she advises against it on a phone, and he declines', async ({
  signIn,
}) => {
  const { id, number } = await waiting()
  const at = `#/Kontor.Inbox/?q=${number}`
  const head = await signIn(jonas, { at })
  await button(head, 'Ask for advice…').waitFor()
  await head.app.getByRole('grid', { name: 'To do' }).getByRole('row', { name: number }).click()
  await head.page.keyboard.press('q')
  await dialog(head, `Ask for advice on ${number}`).getByRole('button', { name: 'Ask', exact: true }).click()
  await head.app.getByText('Select at least one colleague.').waitFor()
  await head.app.getByText('Enter a question.').waitFor()
  await ask(head, number, 'Svea', 'Did both drills come?')
  await expectAdvice(head).toEqual([
    expect.stringMatching(/Awaiting advice from Svea Lindqvist.*Did both drills come\?/),
  ])
  // It does not hold up the decision.
  await button(head, 'Approve').waitFor()
  await isWellMade(head)

  const phone = await signIn(svea, { at, width: 390 })
  await phone.app.getByText('Jonas Petersen asks for your advice.').waitFor()
  expect(await button(phone, 'Approve').count()).toBe(0)
  await isWellMade(phone)
  await button(phone, 'Give advice…').click()
  const giving = dialog(phone, `Advice on ${number}`)
  await giving.getByText('Did both drills come?').waitFor()
  await giving.getByRole('button', { name: 'Send advice' }).click()
  await giving.getByText('Select a recommendation.').waitFor()
  await giving.getByText('Enter your advice.').waitFor()
  await giving.getByRole('radio', { name: 'Advise against approval' }).check({ force: true })
  await giving.getByRole('textbox', { name: 'Your advice' }).fill('Only one came, and it is broken.')
  await isWellMade(phone)
  await giving.getByRole('button', { name: 'Send advice' }).click()
  await phone.app.getByText(/No matching items|Nothing to do/).waitFor()

  await expectAdvice(head).toEqual([
    expect.stringMatching(/Svea Lindqvist advises against approval.*Only one came, and it is broken\./),
  ])
  // Another is asked by mistake, and then one who does not answer in time.
  await head.page.keyboard.press('q')
  await ask(head, number, 'Lena', 'Ours?')
  await button(head, 'Withdraw question to Lena Marquardt').click()
  await expectAdvice(head).toEqual([expect.anything(), expect.stringContaining('Question to Lena Marquardt withdrawn')])
  await head.page.keyboard.press('q')
  await ask(head, number, 'Lena', 'Do you know more?')
  await button(head, 'Decline…').click()
  await dialog(head, 'Decline this?').getByRole('textbox', { name: 'Reason' }).fill('One is broken')
  await dialog(head, 'Decline this?').getByRole('button', { name: 'Decline', exact: true }).click()

  const clerk = await signIn(lena, { at: `#/Kontor.Documents/view/${id}` })
  await clerk.app.getByRole('region', { name: 'Declined by Jonas Petersen' }).waitFor()
  await clerk.app.getByRole('tab', { name: /Assignment/ }).click()
  await expectAdvice(clerk).toEqual([
    expect.stringContaining('Svea Lindqvist advises against approval'),
    expect.stringContaining('Question to Lena Marquardt withdrawn'),
    expect.stringContaining('Lena Marquardt did not answer before the decision'),
  ])
  await clerk.app.getByRole('tab', { name: /History/ }).click()
  await clerk.app.getByText('Advised against approval').waitFor()
  await clerk.app.getByText(/Svea Lindqvist.*Only one came, and it is broken\./).waitFor()
  await clerk.app.getByText('Question closed: decided without advice').waitFor()
})

test('who decides on a phone asks in the document, where a colleague answers (390 px, dark)', async ({ signIn }) => {
  const { id, number } = await waiting()
  const at = `#/Kontor.Documents/view/${id}`
  const phone = await signIn(jonas, { at, width: 390, scheme: 'dark' })
  const asked = phone.app.getByRole('region', { name: 'Lena Marquardt requests your approval' })
  await asked.getByRole('button', { name: 'Ask for advice…' }).click()
  await ask(phone, number, 'Svea', 'Is the price agreed?')
  await asked.getByText('Awaiting advice from Svea Lindqvist').waitFor()
  await isWellMade(phone)

  const adviser = await signIn(svea, { at, scheme: 'dark' })
  const question = adviser.app.getByRole('region', { name: 'Jonas Petersen asks for your advice' })
  await question.getByText('Is the price agreed?').waitFor()
  await isWellMade(adviser)
  await question.getByRole('button', { name: 'Give advice…' }).click()
  await dialog(adviser, `Advice on ${number}`).getByRole('radio', { name: 'Recommend approval' }).check({ force: true })
  await isWellMade(adviser)
  await dialog(adviser, `Advice on ${number}`).getByRole('button', { name: 'Send advice' }).click()
  await question.waitFor({ state: 'detached' })

  await asked.getByText('Svea Lindqvist recommends approval').waitFor()
  await asked.getByRole('button', { name: 'Approve…' }).click()
  await button(phone, 'Approve').click()
  await asked.waitFor({ state: 'detached' })
})
