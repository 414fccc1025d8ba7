import type { TakenMail } from '@kontor/server/testing/mail'
import { expect } from 'vitest'

/** When people are reminded of a type of work, and when it goes up, in minutes of one working day. */
export interface Deadlines {
  readonly remindAfter: number
  readonly remindAgain: number
  readonly escalateEach: number
  readonly ceiling: number
}

/** A line of the exchange log, as its proof has it. */
export interface LogLine {
  readonly kind: string
  readonly object_id: string
  readonly detail: Readonly<Record<string, string | null>>
  readonly at: number
}

/** What the mail server of a test took, by what its readers see. */
export interface Mails {
  /** The tokens with which somebody approves. */
  links(address: string): string[]
  /** Message ids: one is one mail, however often it came. */
  ids(about?: { readonly to: string; readonly subject: RegExp }): Set<string>
}

/** The log of a company from an instant to another, read in parts: a file of it has a limit. */
export async function readLog(read: (path: string) => Promise<string>, from: number, to: number): Promise<LogLine[]> {
  const lines = new Map<string, LogLine>()
  for (let at = from; at < to; at += partMs) {
    const period = new URLSearchParams({
      since: new Date(at).toISOString(),
      until: new Date(Math.min(to, at + partMs)).toISOString(),
    })
    for (const text of (await read(`audit/proof?${period}`)).split('\n')) {
      const { line } = (text === '' ? {} : JSON.parse(text)) as { line?: Stored }
      if (line === undefined) continue
      const { position, kind, object_id, detail_text, at_text } = line
      lines.set(position, { kind, object_id, detail: JSON.parse(detail_text), at: Date.parse(at_text) })
    }
  }
  return [...lines.values()]
}

const partMs = 15 * 60_000

interface Stored extends Pick<LogLine, 'kind' | 'object_id'> {
  readonly position: string
  readonly detail_text: string
  readonly at_text: string
}

export function mailsIn(taken: () => readonly TakenMail[]): Mails {
  const read = new Map<TakenMail, { id: string; subject: string; token: string | undefined }>()
  const of = (mail: TakenMail) => {
    const known = read.get(mail)
    if (known !== undefined) return known
    // Lines that were broken for the way are put together again.
    const text = mail.raw.toString('latin1').replaceAll('=\r\n', '').replaceAll('\r\n ', ' ')
    const found = {
      id: /^Message-ID: <(.+?)>/im.exec(text)?.[1] ?? '',
      subject: /^Subject: (.*?)\r?$/im.exec(text)?.[1] ?? '',
      token: /#\/decide\/([\w.-]+)\/approve/.exec(text)?.[1],
    }
    read.set(mail, found)
    return found
  }
  return {
    links: (address) => taken().flatMap((mail) => (mail.to.includes(address) ? (of(mail).token ?? []) : [])),
    ids: (about) =>
      new Set(
        taken()
          .filter((mail) => about === undefined || (mail.to.includes(about.to) && about.subject.test(of(mail).subject)))
          .map((mail) => of(mail).id),
      ),
  }
}

export interface Person {
  readonly id: string
  readonly address: string
}

export interface Expected {
  readonly deadlines: Deadlines
  /** Who is asked by mail; the work of the last has waited all the time. */
  readonly asked: readonly [Person, Person]
  /** Who hears of what waits too long. */
  readonly head: Person
  /** When the deadlines were last looked at, at the earliest. */
  readonly looked: number
}

/**
 * Whoever was asked, reminded or told of work that waits too long was so once for each time that came: of several that came
 * while nobody was there to tell them one is told, none is left out, and none comes twice. Each was mailed under one id.
 */
export function toldOnce(log: readonly LogLine[], mails: Mails, { deadlines, asked, head, looked }: Expected) {
  const { remindAfter, remindAgain, escalateEach, ceiling } = deadlines
  const byWork = Map.groupBy(log, ({ detail }) => detail['workId'] ?? '')
  const timesOf = (stepId: string, kind: string) =>
    (byWork.get(stepId) ?? []).filter((line) => line.kind === `document.work_${kind}`).map(({ at }) => at)
  const questions = log.filter(({ kind }) => kind === 'document.approval_asked')
  let escalations = 0
  for (const { detail, at: opened } of questions) {
    const stepId = detail['stepId'] ?? ''
    const until = detail['invited'] === asked[1].id ? looked : undefined
    eachOnce(timesOf(stepId, 'reminded'), until, (at) => timesAt(at, opened, remindAfter, remindAgain, mostReminders))
    const escalated = timesOf(stepId, 'escalated')
    eachOnce(escalated, until, (at) => timesAt(at, opened, escalateEach, escalateEach, ceiling))
    escalations += escalated.length
  }
  // Each of these mails is about one line of the log.
  const mailed = (to: string, subject: RegExp) => mails.ids({ to, subject }).size
  expect(mailed(head.address, /^Escalation: /), 'mails of what went up').toBe(escalations)
  let reminders = 0
  for (const { id, address } of asked) {
    const lines = log.filter(({ kind, detail }) => kind === 'document.work_reminded' && detail['to'] === id)
    expect(mailed(address, /^Reminder: /), 'mails that remind').toBe(lines.length)
    const theirs = questions.filter(({ detail }) => detail['invited'] === id)
    expect(mailed(address, / needs your approval$/), 'mails that ask').toBe(theirs.length)
    reminders += lines.length
  }
  return { questions: questions.length, reminders, escalations }
}

/** As server/src/areas/reminders/rules/deadlines.ts has it. */
const mostReminders = 10

const minutes = (at: number) => Math.floor(at / 60_000)

/** How many times of a row have come. */
const timesAt = (at: number, opened: number, first: number, each: number, ceiling: number): number =>
  Math.max(0, Math.min(ceiling, Math.floor((minutes(at) - minutes(opened) - first) / each) + 1))

/** Each line is of a later time of the row than the one before; until an instant, none is missing. */
function eachOnce(lines: readonly number[], until: number | undefined, times: (at: number) => number): void {
  const counts = lines.map(times)
  expect(counts, 'times').toEqual([...new Set(counts.filter((count) => count > 0))].toSorted((one, two) => one - two))
  if (until !== undefined) expect(counts.at(-1) ?? 0, 'times told').toBeGreaterThanOrEqual(times(until))
}

/**
 * Each invoice was approved once, and by a person where one was asked: who was asked once.
 *
 * @returns how many were decided from a mail
 */
export function decidedOnce(log: readonly LogLine[]): number {
  const approved = log.filter(({ kind }) => kind === 'document.approved')
  const documents = (lines: readonly LogLine[]) => lines.map(({ object_id }) => object_id).toSorted()
  expect(documents(approved), 'approved').toEqual([...new Set(documents(approved))])
  const asked = log.filter(({ kind }) => kind === 'document.approval_asked')
  // What nobody was asked about, the workflow itself approves.
  expect(documents(approved.filter(({ detail }) => detail['rule'] == null)), 'by people').toEqual(documents(asked))
  const byMail = log.filter(({ kind }) => kind === 'user.decided_by_mail').map(({ detail }) => detail['stepId'])
  expect(new Set(byMail).size, 'decided from a mail').toBe(byMail.length)
  return byMail.length
}
