import { randomInt, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { roles } from '@kontor/contract'
import { createUser } from '@kontor/server/areas/users'
import type { Platform } from '@kontor/server/platform'
import { startMailServer } from '@kontor/server/testing/mail'
import { expect, test, vi } from 'vitest'
import { type Call, callers } from './testing/callers.ts'
import { clockOf } from './testing/fast-clock-rules.ts'
import { startPair, type Victims } from './testing/kontor-pair.ts'
import { invoice, prepareTrade, type Trade } from './testing/trade.ts'
import { type Deadlines, decidedOnce, mailsIn, type Person, readLog, toldOnce } from './testing/work-told.ts'

const rounds = Number(process.env['KONTOR_ROUNDS'] ?? 1)

/** A Monday at nine in Berlin, where all of them live: the whole test falls into one working day. */
const monday = { shown: Date.parse('2026-11-23T08:00:00Z'), rate: rounds > 5 ? 12 : 60 }

/** When people are reminded of approvals, and when these go up, in minutes of their working time. */
const deadlines: Deadlines = { remindAfter: 2, remindAgain: 15, escalateEach: 5, ceiling: 2 }

/** How many jobs run at once in each of two processes: as many mails can be open when a kill falls. */
const openAtOnce = 2 * 4

/**
 * Of ten invoices one is approved by a program while its goods are checked, one from a mail, one waits until its deadlines have
 * passed and is approved from a mail then; the others are tagged. All are accepted.
 */
const flowOf = (mia: string, lars: string) => ({
  ...{ Name: 'Some are approved', Types: ['invoice'], Start: 'which' },
  Steps: [
    {
      ...{ Id: 'which', Name: 'Which', Kind: 'DECISION' },
      Next: [
        { StepId: 'both', When: 'ends with(number, "0")' },
        { StepId: 'mailed', When: 'ends with(number, "5")' },
        { StepId: 'late', When: 'ends with(number, "3")' },
        { StepId: 'tag' },
      ],
    },
    { Id: 'both', Name: 'Both', Kind: 'FORK', Next: [{ StepId: 'head' }, { StepId: 'goods' }] },
    {
      ...{ Id: 'head', Name: 'Head', Kind: 'APPROVAL', Words: 'By a program' },
      ...{ Who: { RoleIds: [roles.companyAdmin] }, Next: [{ StepId: 'meet' }] },
    },
    {
      ...{ Id: 'goods', Name: 'Goods', Kind: 'ASSIGNMENT' },
      ...{ Who: { RoleIds: [roles.companyAdmin] }, Next: [{ StepId: 'meet' }] },
    },
    { Id: 'meet', Name: 'Meet', Kind: 'JOIN', Next: [{ StepId: 'done' }] },
    { Id: 'mailed', Name: 'Mailed', Kind: 'APPROVAL', Who: { UserIds: [mia] }, Next: [{ StepId: 'done' }] },
    { Id: 'late', Name: 'Late', Kind: 'APPROVAL', Who: { UserIds: [lars] }, Next: [{ StepId: 'done' }] },
    { Id: 'tag', Name: 'Tag', Kind: 'TAG', Tag: 'passed', Next: [{ StepId: 'done' }] },
    { Id: 'done', Name: 'Done', Kind: 'END', Then: 'ACCEPT', Next: [] },
  ],
})

interface Run {
  readonly DocumentId: string
  readonly State: string
  readonly Step: string
}

test(`invoices go through their workflow, work is decided, reminded of and taken up, each once, in two processes, after ${rounds} kills at random moments`, {
  timeout: 240_000 + rounds * 60_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kontor-kill-work-'))
  // The mail server lives on: it tells how often a mail was handed over.
  const post = await startMailServer()
  const environment = { KONTOR_SMTP_URL: post.url, KONTOR_MAIL_FROM: 'kontor@nordlicht.example' }
  const trade = await prepareTrade(folder)
  const clock = { ...monday, machine: Date.now() }
  const shown = clockOf(clock, Date.now)
  const { mia, lars, head, hire } = colleagues(trade)
  const pair = await startPair(folder, environment, clock, hire)
  try {
    const { buyer, supplier, anyone } = callers(pair, trade)
    await prepare(buyer, trade, flowOf(mia.id, lars.id))
    const inbox = mailsIn(() => post.taken)
    const decided = new Set<string>()
    const sent: string[] = []
    for (let round = 0; round < rounds; round += 1) {
      const over = new AbortController()
      const before = sent.length
      const work = [
        ...Array.from({ length: 2 }, (_, sender) =>
          sendUntil(over.signal, supplier, trade, `W${round}-${sender}`, sent),
        ),
        until(over.signal, () => approveAll(buyer, trade)),
        until(over.signal, () => decideAll(anyone, inbox.links(mia.address), decided)),
      ]
      await vi.waitFor(() => expect(sent.length, pair.output()).toBeGreaterThan(before + 12), {
        timeout: 120_000,
        interval: 5,
      })
      await after(randomInt(0, 250))
      await pair.strike(victims[randomInt(victims.length)]!)
      over.abort()
      await Promise.all(work)
    }
    // All deadlines of what still waits have come at least once, and each process has looked.
    const end = shown() + (deadlines.escalateEach + 2) * 60_000
    await vi.waitFor(() => expect(shown()).toBeGreaterThan(end), { timeout: 120_000, interval: 100 })
    const looked = shown()
    await pair.restart()
    const log = () => readLog(async (path) => textOf(await buyer('GET', path)), monday.shown, shown())
    const notified = async () => toldOnce(await log(), inbox, { deadlines, asked: [mia, lars], head, looked })
    await vi.waitFor(notified, { timeout: 120_000, interval: 500 })
    const mailed = () => decideAll(anyone, [...inbox.links(mia.address), ...inbox.links(lars.address)], decided)
    await allThrough(buyer, trade, sent.length, mailed)
    const runs = await allRuns(buyer)
    expect(new Set(runs.map(({ DocumentId }) => DocumentId)).size).toBe(runs.length)
    // Each side has the invoice as accepted, and the supplier one answer to each.
    await vi.waitFor(
      async () => {
        const own = await rows(supplier, 'documents?type=invoice')
        expect(own.map(({ ID }) => ID).toSorted()).toEqual(sent.toSorted())
        expect(own.filter(({ UnifiedState }) => UnifiedState !== 'ACCEPTED')).toEqual([])
      },
      { timeout: 120_000, interval: 250 },
    )
    expect((await rows(supplier, 'documents?type=status')).length).toBe(sent.length)
    const decidedByMail = decidedOnce(await log())
    // SMTP has no transaction with ours: one whose answer a kill swallowed is handed over again, under the same id.
    const again = post.taken.length - inbox.ids().size
    expect(again).toBeLessThanOrEqual(rounds * openAtOnce)
    const mails = inbox.ids().size
    console.log('work', { rounds, invoices: sent.length, ...(await notified()), decidedByMail, mails, again })
  } finally {
    await pair.close()
    await post.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20 })
  }
})

/** What is killed: either Node, both, the database’s backends, the database, or all. */
const victims: readonly Victims[] = [
  { kontors: [0] },
  { kontors: [1] },
  { kontors: [0, 1] },
  { kontors: [], backends: true },
  { kontors: [1], postmaster: true, backends: true },
  { kontors: [0, 1], postmaster: true, backends: true },
]

/** Who approves from mails, at once and in the end, and who hears of what waits too long. */
function colleagues({ buyerCompanyId }: Trade) {
  const person = (firstName: string): Person => ({
    id: randomUUID(),
    address: `${firstName.toLowerCase()}@nordlicht.example`,
  })
  const [mia, lars, head] = [person('Mia'), person('Lars'), person('Hedda')]
  const hire = (platform: Platform) =>
    platform.transact(buyerCompanyId, { actorId: null, requestId: 'test' }, async (uow) => {
      const more = { lastName: 'Nordlicht', language: 'en-US', timeZone: 'Europe/Berlin' }
      for (const { id, address: username } of [mia, lars, head]) {
        const roleId = id === head.id ? roles.apManager : roles.approver
        await createUser(uow, { ...more, id, username, firstName: username.split('@')[0]!, roleId })
      }
    })
  return { mia, lars, head, hire }
}

async function prepare(buyer: Call, { buyerCompanyId: branchId }: Trade, flow: object): Promise<void> {
  const version = randomUUID()
  await buyer('PUT', `workflow/versions/${version}/steps`, flow)
  await buyer('POST', `workflow/versions/${version}/publication`, {})
  await buyer('PUT', 'mail-decisions/rules', { Allowed: true })
  const { remindAfter, remindAgain, escalateEach, ceiling } = deadlines
  const of = { branchId, assignmentType: 'APPROVAL' }
  const at = 'assignments-notifications/assignmentsnotifications/config'
  await buyer('POST', `${at}/reminders`, {
    ...of,
    ...{ reminderInitialDelay: remindAfter, reminderInitialDelayUnit: 'minutes' },
    ...{ reminderFrequencyDelay: remindAgain, reminderFrequencyDelayUnit: 'minutes' },
  })
  await buyer('POST', `${at}/escalations`, {
    ...{ ...of, escalationFrequency: escalateEach, escalationFrequencyUnit: 'minutes', ceiling },
  })
}

let begun = 0

async function sendUntil(over: AbortSignal, supplier: Call, trade: Trade, sender: string, sent: string[]) {
  for (let count = 0; !over.aborted; count += 1) {
    const number = `${sender}-${count}`
    const id = randomUUID()
    // No two of one amount: what looks like a duplicate is left to a person.
    begun += 1
    await supplier('PUT', `documents/${id}?draft=false`, invoice(number, (100 + begun / 100).toFixed(2)))
    await supplier('PUT', `documents/${id}/dispatches/${randomUUID()}`, { ConnectionId: trade.connectionId })
    sent.push(number)
  }
}

const textOf = (answer: unknown): string => (answer as { text: string }).text

async function until(over: AbortSignal, work: () => Promise<void>): Promise<void> {
  while (!over.aborted) await work()
}

/** Presses the links of mails that were not pressed before: to do it twice has the effect of once. */
async function decideAll(anyone: Call, tokens: readonly string[], decided: Set<string>): Promise<void> {
  for (const Token of tokens.filter((token) => !decided.has(token))) {
    await anyone('POST', 'mail-decisions/decide', { Token, Outcome: 'ACCEPT' })
    decided.add(Token)
  }
  await after(50)
}

/** Approves as a program and closes what waits: to do it twice has the effect of once. */
async function approveAll(buyer: Call, { buyerId }: Trade): Promise<void> {
  const waiting = (await allRuns(buyer)).filter(({ State, Step }) => State === 'RUNNING' && Step.includes('Head'))
  for (const { DocumentId } of waiting)
    await buyer('PATCH', `approval-service/v0/steps/current/${DocumentId}`, {
      ...{ approver: { id: buyerId }, outcome: 'ACCEPT' },
    })
  const { items = [] } = (await buyer('GET', 'inbox?kind=ASSIGNMENT&limit=50')) as { items?: { id: string }[] }
  for (const { id } of items) await buyer('PUT', `assignments/${id}/close`)
  await after(50)
}

/** Every invoice has come to the end of its workflow. */
const allThrough = (buyer: Call, trade: Trade, count: number, mailed: () => Promise<void>): Promise<void> =>
  vi.waitFor(
    async () => {
      await approveAll(buyer, trade)
      await mailed()
      const runs = await allRuns(buyer)
      expect(runs.length).toBe(count)
      expect(runs.filter(({ State }) => State !== 'ENDED')).toEqual([])
    },
    { timeout: 120_000, interval: 250 },
  )

async function allRuns(buyer: Call): Promise<Run[]> {
  const found: Run[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    type Page = { Instances: Run[]; numPages: number }
    const { Instances, numPages } = (await buyer('GET', `workflow/instances?limit=100&page=${page}`)) as Page
    found.push(...Instances)
    pages = numPages
  }
  return found
}

interface Row {
  readonly ID: string
  readonly UnifiedState: string
}

async function rows(by: Call, path: string): Promise<Row[]> {
  const found: Row[] = []
  for (let page = 0, pages = 1; page < pages; page += 1) {
    type Page = { Document: Row[]; numPages: number }
    const { Document, numPages } = (await by('GET', `${path}&limit=100&page=${page}`)) as Page
    found.push(...Document)
    pages = numPages
  }
  return found
}
