import { expect, onTestFinished } from 'vitest'
import { barsNobody } from './support/accessibility.ts'
import { signedIn } from './support/call.ts'
import { eventually, test, type Visit } from './support/journey.ts'
import { kontor } from './support/kontor.ts'
import { jonas, svea } from './support/people.ts'

interface Task {
  readonly id: string
  readonly state: string
}

/** So many tasks for a buyer, found by a word that nothing else has. */
async function given(word: string, count: number) {
  const asHead = await signedIn(kontor().shell, jonas)
  const asBuyer = await signedIn(kontor().shell, svea)
  const { User } = (await (await asBuyer('GET', 'session')).json()) as { User: { Id: string } }
  const ids: string[] = []
  for (let at = 1; at <= count; at++) {
    const task = { handler: 'e2e', context: JSON.stringify({ title: `${word} ${at}.` }), assignees: [User.Id] }
    const { id } = (await (await asHead('POST', 'tasks', JSON.stringify(task))).json()) as Task
    ids.push(id)
  }
  const states = () =>
    Promise.all(ids.map(async (id) => ((await (await asBuyer('GET', `tasks/${id}`)).json()) as Task).state))
  const takenBack = (id: string) => asHead('DELETE', `tasks/${id}`)
  return { ids, states, takenBack }
}

const rows = ({ app }: Visit) => app.getByRole('grid', { name: 'To do' }).getByRole('row').filter({ hasText: 'OFF-' })
const waits = ({ app }: Visit, count: number) =>
  app.getByText(new RegExp(`^${count} decisions? not sent yet$`)).waitFor()
const nothingWaits = ({ app }: Visit) => eventually(() => app.getByText(/decisions? not sent yet/).count()).toBe(0)
const nameIn = (text: string | undefined): string => /OFF-\w+ \d+\./.exec(text ?? '')?.[0] ?? ''
/** Rows come as one reads on: what there is is told by the first. */
const firstOf = async (visit: Visit): Promise<string> => nameIn((await rows(visit).allTextContents())[0])
/** Does what is first, in one decision each. */
async function completeFirst(visit: Visit, count: number): Promise<void> {
  for (let at = 0; at < count; at++) {
    const first = await firstOf(visit)
    await rows(visit).first().getByRole('checkbox').check()
    await visit.page.keyboard.press('d')
    await eventually(() => firstOf(visit)).not.toBe(first)
  }
}

/** So many with each loss, one of which is taken back: fourteen in all, and fifty by `npm run soak -- offline`. */
const each = Number(process.env['KONTOR_ROUNDS'] ?? 5)
const total = 3 * each - 1

const completed = (states: readonly string[]): number => states.filter((state) => state === 'COMPLETED').length

test(`${total} decisions over three losses of the connection are each made once; one that came too late is shown`, async ({
  signIn,
}) => {
  const word = `OFF-${crypto.randomUUID().slice(0, 8)}`
  const { ids, states, takenBack } = await given(word, total)
  const buyer = await signIn(svea, { at: `#/Kontor.Inbox/?q=${word}` })
  const { page, app, expectProblem } = buyer
  onTestFinished(() => page.context().setOffline(false))
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|net::/)
  await eventually(() => rows(buyer).count()).toBeGreaterThan(each)

  // Without a line at all: what was decided is kept, and one is taken back.
  await page.context().setOffline(true)
  await completeFirst(buyer, each)
  await waits(buyer, each)
  await app.getByText('You are offline: the decision will be sent later').first().waitFor()
  await app.getByRole('button', { name: 'Show' }).click()
  const list = app.getByRole('dialog', { name: 'Decisions not sent yet' })
  await list.getByRole('button', { name: `Undo: ${word} 1.` }).click()
  await list.getByText(`${word} 1.`).waitFor({ state: 'detached' })
  await barsNobody(page)
  await page.keyboard.press('Escape')
  await waits(buyer, each - 1)
  await page.context().setOffline(false)
  await nothingWaits(buyer)

  // What arrived, and whose answer was lost, is sent again and made once; so it is from a page that was loaded anew.
  const asked: { decisionId: string | undefined; headers: readonly string[] }[] = []
  await page.route(/\/api\/inbox\/decisions\//, async (route) => {
    const request = route.request()
    asked.push({ decisionId: request.url().split('/').at(-1), headers: Object.values(request.headers()) })
    await route.fetch()
    // Who loads the page anew has given the request up meanwhile.
    await route.abort().catch(() => undefined)
  })
  await completeFirst(buyer, each)
  await waits(buyer, each)
  await page.reload()
  await waits(buyer, each)
  // Under the id of the request a server that has made it answers as it did.
  expect(asked.filter(({ decisionId = '', headers }) => !headers.includes(decisionId))).toEqual([])
  expect(new Set(asked.map(({ decisionId }) => decisionId)).size).toBe(each)
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await nothingWaits(buyer)

  // One of them is no work any more when the connection is back.
  await page.context().setOffline(true)
  const late = await firstOf(buyer)
  await completeFirst(buyer, each)
  await eventually(() => rows(buyer).count()).toBe(0)
  await takenBack(ids[Number(/ (\d+)\./.exec(late)?.[1]) - 1] ?? '')
  await page.context().setOffline(false)
  await nothingWaits(buyer)
  const tooLate = app.getByRole('region', { name: '1 decision came too late' }).first()
  await tooLate.getByText(late).waitFor()
  await barsNobody(page)
  await app.getByRole('button', { name: 'Dismiss' }).click()
  await tooLate.waitFor({ state: 'detached' })
  await eventually(async () => completed(await states())).toBe(total - 1)
})

test('on a phone a decision waits for the connection, and is made when it is back (390 px, dark)', async ({
  signIn,
}) => {
  const word = `OFF-${crypto.randomUUID().slice(0, 8)}`
  const { states } = await given(word, 2)
  const phone = await signIn(svea, { width: 390, scheme: 'dark', at: `#/Kontor.Inbox/?q=${word}` })
  onTestFinished(() => phone.page.context().setOffline(false))
  phone.expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|net::/)
  await phone.app.getByText('1 of 2').waitFor()
  await phone.page.context().setOffline(true)
  await phone.app.getByRole('button', { name: 'Mark as done' }).click()
  await waits(phone, 1)
  await phone.app.getByText('1 of 1').waitFor()
  await barsNobody(phone.page)
  await phone.page.context().setOffline(false)
  await nothingWaits(phone)
  await phone.page.getByText('Back online: 1 decision sent').waitFor()
  await eventually(async () => completed(await states())).toBe(1)
})
