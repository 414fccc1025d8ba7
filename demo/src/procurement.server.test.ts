import type { Areas, MatchView, ResultOf } from '@kontor/contract'
import { startTestServer } from '@kontor/server/testing/server'
import { expect, test } from 'vitest'
import { demoCompanies, demoPassword, usernameOf } from './companies.ts'
import { anchor } from './testing.ts'
import { tell } from './testing-load.ts'

/** What each person of procurement has to decide as they sign in on the first morning: all of it is there before older history is. */
const server = await startTestServer({ at: `${anchor}T09:00:00Z` })
await tell(server.platform, 1)
await server.settle()

type Documents = ResultOf<Areas['documentLists']['listDocuments']>
type Inbox = ResultOf<Areas['inbox']['listWork']>
type Team = ResultOf<Areas['inbox']['listTeam']>
type Gone = ResultOf<Areas['inbox']['listDoneForMe']>
type Calendar = ResultOf<Areas['inbox']['readCalendar']>
type Requisitions = ResultOf<Areas['requisitions']['listRequisitions']>
type Orders = ResultOf<Areas['requisitions']['listOrders']>
type Receipts = ResultOf<Areas['receipts']['readReceipts']>
type QuoteRequests = ResultOf<Areas['quoteRequests']['listQuoteRequests']>
type Matches = ResultOf<Areas['matching']['listMatches']>
type Versions = ResultOf<Areas['workflow']['listVersions']>
type Moves = ResultOf<Areas['workflow']['listMoves']>

/** Signs somebody in as they do themselves, and reads what they see. */
async function signedIn(first: string): Promise<<T>(path: string) => Promise<T>> {
  const usernames = demoCompanies.flatMap((company) =>
    company.people.filter((person) => person.first === first).map((person) => usernameOf(company, person)),
  )
  const json = { Username: usernames[0], Password: demoPassword }
  const answer = await server.sendWith({}, server.origins.shell)('POST session', { json })
  expect(answer.status).toBe(200)
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const send = server.sendWith({ cookie }, server.origins.shell)
  return async <T>(path: string) => {
    const found = await send(`GET ${path}`)
    expect(found.status).toBe(200)
    return (await found.json()) as T
  }
}

/** Of what kinds somebody has work in their inbox, and about what. */
async function workOf(first: string): Promise<string[]> {
  const { items } = await (await signedIn(first))<Inbox>('inbox?limit=100')
  return [
    ...new Set(
      items.map(({ kind, type, subjectType, document }) => `${kind} ${document?.type ?? subjectType ?? type}`),
    ),
  ].toSorted()
}

test.each([
  // Who approves.
  ['Tobias', ['APPROVAL invoice', 'TASK Kontor.Buy']],
  ['Jonas', ['APPROVAL invoice']],
  // Who buys: a confirmation with changes, quotes to compare, an approver's question.
  ['Svea', ['ADVICE REQUISITION', 'ANSWER order', 'APPROVAL invoice', 'ASSIGNMENT reminder', 'TASK Kontor.Buy']],
  // Who pays.
  ['Lena', ['ASSIGNMENT invoice', 'ASSIGNMENT reminder']],
  // Who asks for things, who brings suppliers in, and who supports both.
  ['Emre', ['ASSIGNMENT COMPANY']],
  ['Clara', ['ASSIGNMENT COMPANY', 'TASK Kontor.Inbox.task']],
  ['Ines', ['TASK Kontor.Inbox.task']],
  // Who confirms orders, or is asked to cancel one, and who is asked for quotes.
  ['Nadja', ['ANSWER order', 'ANSWER orderchange']],
  ['Rasmus', ['ANSWER requestforquotation']],
  ['Sam', ['ANSWER requestforquotation']],
  ['Ada', ['ANSWER requestforquotation']],
])('%s has work of their kind in the inbox', async (first, kinds) => {
  expect(await workOf(first)).toEqual(expect.arrayContaining(kinds))
})

test('one is away and reads afterwards who got their work, and one day nobody stands in', async () => {
  const team = await (await signedIn('Jonas'))<Team>('inbox/team?cards=0')
  const emre = team.people.find(({ name }) => name.startsWith('Emre'))
  expect(emre?.substitute?.name).toMatch(/^Svea/)
  const { items: gone } = await (await signedIn('Emre'))<Gone>('inbox/meanwhile')
  expect(gone.flatMap(({ by }) => by.map(({ name }) => name))).toContain('Svea Lindqvist')
  const { people } = await (await signedIn('Jonas'))<Calendar>('inbox/team/calendar')
  expect(people.filter(({ gaps }) => gaps.length > 0).map(({ name }) => name)).toContain('Clara Voss')
})

test('one works on three mornings a week', async () => {
  const read = await signedIn('Clara')
  const { Id } = await read<{ Id: string }>('account/info/user')
  expect(await read(`users/${Id}/working-hours`)).toEqual({
    Own: true,
    Hours: { Days: [2, 3, 4], From: '08:00', Until: '12:30' },
  })
})

test('a requester has one back with a reason, one to receive, and drafts to go on with', async () => {
  const read = await signedIn('Emre')
  const sent = (await read<Requisitions>('procurement/documents/requisitions')).Items
  expect(sent.map(({ State }) => State)).toEqual(expect.arrayContaining(['PENDING', 'REJECTED', 'ORDERED']))
  const orders = await Promise.all(
    sent
      .filter(({ State }) => State === 'ORDERED')
      .map(({ DocumentId }) => read<Orders>(`procurement/documents/requisitions/${DocumentId}/orders`)),
  )
  const receipts = await Promise.all(
    orders
      .flatMap(({ Orders }) => Orders)
      .map(({ DocumentId }) => read<Receipts>(`procurement/documents/orders/${DocumentId}/receipts`)),
  )
  expect(receipts.some(({ AllowedActions }) => AllowedActions.includes('receive'))).toBe(true)
  expect((await read<Requisitions>('procurement/documents/requisitions?draft=true')).Items.length).toBeGreaterThan(1)
})

test('a buyer compares quotes, waits for others, and finds a supplier for what is approved', async () => {
  const read = await signedIn('Svea')
  const { Items } = await read<QuoteRequests>('procurement/quote-requests')
  expect(Items.map(({ IsReady, Answered }) => [IsReady, Answered])).toEqual([
    [false, 0],
    [false, 1],
    [true, 3],
  ])
  const sent = (await read<Requisitions>('procurement/documents/requisitions')).Items
  expect(sent.filter(({ State }) => State === 'APPROVED').map(({ Note }) => Note)).toEqual([
    'Winter jackets for the yard',
  ])
})

test('a supplier quoted again with better prices, which replaced what it quoted before, for both', async () => {
  for (const person of ['Astrid', 'Svea']) {
    const { Document } = await (await signedIn(person))<Documents>('documents?type=quote&q=TB')
    const quotes = Document.map(({ ID, UnifiedState }) => [ID, UnifiedState])
    expect(quotes).toContainEqual(['TB-0930', 'REPLACED'])
    expect(quotes.find(([number]) => number === 'TB-0931')?.[1]).toMatch(/^DELIVERED_/)
  }
})

test.each(['OPEN', 'NO_ORDER', 'DISPUTED', 'FITS', 'ON_HOLD'] satisfies MatchView[])(
  'who holds invoices against orders has some under %s',
  async (view) => {
    const { Items } = await (await signedIn('Lena'))<Matches>(`matching/invoices?view=${view}`)
    expect(Items.length).toBeGreaterThan(0)
  },
)

test('an administrator can move a run that is in two branches to the version that has three', async () => {
  const read = await signedIn('Miriam')
  const { Versions } = await read<Versions>('workflow/versions')
  const published = Versions.find(({ Name, State }) => Name === 'Payment reminders' && State === 'PUBLISHED')
  const { Moves } = await read<Moves>(`workflow/versions/${published?.Id}/moves`)
  expect(Moves.map(({ Branches, Then }) => [Branches?.map(({ Becomes }) => Becomes), Then?.Asked, Then?.Anew])).toEqual(
    [[['CONTINUES', 'CONTINUES', 'BEGINS'], ['Lena Marquardt', 'Svea Lindqvist', 'Tobias Rahn'], ['Tobias Rahn']]],
  )
})
