import { Delegations, DoneForMe, Unassigned, WorkDone, WorkItem, Workload } from '../entities/index.ts'
import { workDecisions, workKinds } from '../enumerations/index.ts'
import {
  call,
  currency,
  date,
  decimal,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
  yes,
} from '../words/index.ts'

const filter = {
  kind: maybe(oneOf(workKinds)),
  dueUntil: maybe(date()),
  q: maybe(text({ max: 200, says: 'Words of its document, its partner, or of why it was given.' })),
  partner: maybe(text({ max: 300 })),
  currency: maybe(currency()),
  /** In the currency that is named beside it. */
  amountFrom: maybe(decimal()),
  amountTo: maybe(decimal()),
}

/** What waits for a person, whatever its kind: approvals, assignments, tasks, orders to answer. All calls are Kontor's own. */
export const inbox = {
  listWork: call('GET inbox', {
    id: 'K-INB-01',
    says: 'What waits for the caller, what is due first before the rest. `after` is the last piece that is known already; `itemCount` counts 1,000 at most, and `isMore` says that there are more.',
    may: 'member',
    query: {
      ...filter,
      after: maybe(uuid()),
      limit: whole({ min: 1, max: 100, default: 50 }),
    },
    returns: record({ itemCount: whole(), isMore: yes(), items: list(WorkItem) }),
    fails: ['BadRequest'],
  }),

  countWork: call('GET inbox/counts', {
    id: 'K-INB-02',
    says: 'How much of each kind waits for the caller, by the same count as the list: 1,000 in all at most.',
    may: 'member',
    query: filter,
    returns: record({
      itemCount: whole(),
      isMore: yes(),
      kinds: list(record({ kind: oneOf(workKinds), count: whole() })),
    }),
  }),

  listPartners: call('GET inbox/partners', {
    id: 'K-INB-10',
    says: 'The partners whose documents wait for the caller, by name: 500 at most.',
    may: 'member',
    returns: record({ partners: list(text({ max: 300 }), { max: 500 }) }),
  }),

  listDoneForMe: call('GET inbox/meanwhile', {
    id: 'K-INB-05',
    says: 'What others decided, or were given, in the caller’s place while they were away, the newest first: of the last 30 days where `since` is left out, 100 at most.',
    may: 'member',
    query: { since: maybe(instant()) },
    returns: record({ items: list(DoneForMe) }),
  }),

  listDone: call('GET inbox/done', {
    id: 'K-INB-09',
    says: 'What the caller decided or finished, the latest first, as far as they may still see what it is about. `after` is the last piece that is known already.',
    may: 'member',
    query: {
      kind: filter.kind,
      q: filter.q,
      after: maybe(uuid()),
      limit: whole({ min: 1, max: 100, default: 50 }),
    },
    returns: record({ items: list(WorkDone), isMore: yes() }),
    fails: ['BadRequest'],
  }),

  listTeam: call('GET inbox/team', {
    id: 'K-INB-06',
    says: 'The board of the team: how much work waits for each colleague to whom work may be given, or who has some, and the first `cards` of it, what is due first before the rest; what nobody has; when they are away, and who stands in. With `person` it is theirs alone, with `unassigned` what nobody has; `after` is the last card that is known already.',
    may: 'assignment.configure',
    query: {
      cards: whole({ min: 0, max: 100, default: 10 }),
      person: maybe(id('user')),
      unassigned: maybe(yes()),
      after: maybe(uuid()),
    },
    returns: record({ people: list(Workload, { max: 10_000 }), unassigned: maybe(Unassigned) }),
    fails: ['BadRequest'],
  }),

  handOnWork: call('PUT inbox/team/{id}/holders', {
    id: 'K-INB-07',
    says: 'Gives an assignment or a task that waits with `Seen` to `Holders`: who gets it anew is sent it as all work is, and it goes on from whoever is away. `TakesBack` undoes the caller’s own last move within a minute: it stands as before. The answer names those who have it now.',
    may: 'assignment.configure',
    needs: { id: 'id is required' },
    path: { id: uuid() },
    body: record({
      Seen: list(id('user'), { max: 100 }),
      Holders: list(id('user'), { max: 100 }),
      TakesBack: maybe(yes()),
    }),
    returns: record({ Holders: list(record({ Id: id('user'), Name: maybe(text()) })) }),
    fails: ['BadRequest', 'ResourceNotFound', 'Forbidden', 'Conflict'],
  }),

  readCalendar: call('GET inbox/team/calendar', {
    id: 'K-INB-08',
    says: 'Who of the team is away when and who stands in, over some weeks from the Monday of `from` (four weeks ago where it is left out): with the holidays of the company’s country, and with the workdays on which somebody’s work waits as nobody stands in.',
    may: 'assignment.configure',
    query: { from: maybe(date()), weeks: whole({ min: 1, max: 26, default: 12 }) },
    returns: record({
      from: date(),
      until: date(),
      today: date(),
      holidays: list(date()),
      people: list(Delegations, { max: 10_000 }),
    }),
  }),

  decideWork: call('POST inbox/decisions/{decisionId}', {
    id: 'K-INB-03',
    says: 'Approves, rejects or completes pieces of work for the caller, under an id that the caller chose. What does not wait for them is passed over; the answer names what is decided. With `HoldFor` it can be undone for so many seconds, and is decided when they are over.',
    may: 'member',
    needs: { decisionId: 'decisionId is required' },
    path: { decisionId: uuid() },
    body: record({
      Ids: list(uuid(), { min: 1, max: 100 }),
      Decision: oneOf(workDecisions),
      Reason: maybe(text({ max: 2000, says: 'Why, which a rejection needs.' })),
      HoldFor: maybe(whole({ min: 0, max: 10 })),
      /** Approves of nothing that has a warning which somebody should look at: it is passed over. */
      SkipWarned: yes(false),
    }),
    returns: record({ Ids: list(uuid()), LeavesAt: maybe(instant()) }),
    fails: ['BadRequest'],
  }),

  undoDecision: call('DELETE inbox/decisions/{decisionId}', {
    id: 'K-INB-04',
    says: 'Takes back a decision that waits to be made; the answer names the pieces that wait again.',
    may: 'member',
    needs: { decisionId: 'decisionId is required' },
    path: { decisionId: uuid() },
    returns: record({ Ids: list(uuid()) }),
    fails: ['ResourceNotFound'],
  }),
}
