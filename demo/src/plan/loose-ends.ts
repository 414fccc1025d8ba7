import { at, plusDays, workday } from '../days.ts'
import type { Chance } from '../random.ts'
import { waiting } from './connections.ts'
import { goodsOf, invoiceOf, numberIn } from './documents.ts'
import type { PlannedDocument, PlannedEvent } from './shape.ts'

/**
 * Credit notes for some invoices, drafts that wait to be finished, an invoice to somebody who is no contact yet, some that
 * have just come in, one of which a program has fetched and one is meant for another company, two that the buyer disputes, and what its people hand to each other or ask each
 * other to approve.
 */
export function looseEnds(chance: Chance, invoices: readonly PlannedEvent[], anchor: string): PlannedEvent[] {
  const sent = invoices.filter((event) => event.does === 'send').map(({ document }) => document)
  return [
    ...creditNotes(chance.fork('credit'), sent, anchor),
    ...drafts(chance.fork('drafts'), anchor),
    toStranger(chance.fork('stranger'), anchor),
    ...recent(chance.fork('recent'), sent, anchor),
    misdirected(chance.fork('misdirected'), sent, anchor),
    ...disputed(chance.fork('disputed'), sent, anchor),
    { at: at(lastWorkday(anchor), 950), does: 'fetch', key: 'pennine-recent', by: 'nordlicht' },
    ...filedAway(sent, anchor),
    ...handedOver(anchor),
    ...approvals(anchor),
    ...morning(anchor),
  ]
}

function creditNotes(chance: Chance, invoices: readonly PlannedDocument[], anchor: string): PlannedEvent[] {
  return invoices
    .filter((_, index) => index % 11 === 4)
    .flatMap((invoice, index): PlannedEvent[] => {
      const issueDate = workday(plusDays(invoice.issueDate, chance.whole(6, 20)))
      if (issueDate >= anchor) return []
      const { dueDate: _due, ...rest } = invoice
      const document: PlannedDocument = {
        ...rest,
        key: `${invoice.key}-credit`,
        type: 'creditnote',
        number: `CN-${1081 + index}`,
        issueDate,
        lines: invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity: '1' })),
        preceding: { number: invoice.number, issueDate: invoice.issueDate },
        note: 'Goodwill for late delivery.',
      }
      const accepted = workday(plusDays(issueDate, 3))
      return [
        { at: at(issueDate, 660), does: 'send', document },
        ...(accepted < anchor && index % 3 !== 0
          ? [
              {
                at: at(accepted, 700),
                does: 'answer' as const,
                key: document.key,
                by: document.to,
                code: 'BusinessAccept' as const,
              },
            ]
          : []),
      ]
    })
}

function drafts(chance: Chance, anchor: string): PlannedEvent[] {
  const pairs = [
    ['brandt', 'nordlicht'],
    ['brandt', 'nordlicht-hamburg'],
    ['laurent', 'nordlicht'],
    ['okafor', 'nordlicht'],
    ['fjord', 'nordlicht-aarhus'],
  ] as const
  return pairs.map(([supplier, buyer], index) => {
    const issueDate = plusDays(anchor, -index)
    const number = numberIn('DRAFT-####', issueDate, 1 + index)
    const document = invoiceOf(chance, {
      key: `${supplier}-draft-${index}`,
      from: supplier,
      to: buyer,
      number,
      issueDate,
    })
    return { at: at(plusDays(anchor, -index - 1), 930 + index), does: 'draft', document }
  })
}

function toStranger(chance: Chance, anchor: string): PlannedEvent {
  const [supplier, buyer] = waiting
  const issueDate = workday(plusDays(anchor, -5))
  const document = invoiceOf(chance, {
    key: 'stranger',
    from: supplier,
    to: buyer,
    number: 'A-7781',
    issueDate,
  })
  return { at: at(issueDate, 720), does: 'send', document }
}

const numberAfter = (invoices: readonly PlannedDocument[], supplier: string, day: string, later: number): string =>
  numberIn(goodsOf(supplier).numbering, day, 101 + invoices.filter(({ from }) => from === supplier).length + later)

function disputed(chance: Chance, invoices: readonly PlannedDocument[], anchor: string): PlannedEvent[] {
  const issueDate = workday(plusDays(anchor, -12))
  return (
    [
      ['brandt', { reasonCode: 'PRI', reason: 'The price list says 5% less.' }],
      ['pennine', { reasonCode: 'QTY', reason: 'Two of the parcels have not arrived.' }],
    ] as const
  ).flatMap(([supplier, why], index): PlannedEvent[] => {
    const document = invoiceOf(chance, {
      key: `${supplier}-disputed`,
      from: supplier,
      to: 'nordlicht',
      number: numberAfter(invoices, supplier, issueDate, 1),
      issueDate,
    })
    return [
      { at: at(issueDate, 600 + index), does: 'send', document },
      {
        at: at(workday(plusDays(anchor, -5)), 640 + index),
        does: 'answer',
        key: document.key,
        by: 'nordlicht',
        code: 'BusinessDispute',
        ...why,
      },
    ]
  })
}

const lastWorkday = (anchor: string): string =>
  [1, 2, 3].map((back) => plusDays(anchor, -back)).find((one) => workday(one) === one)!

/** The last workday before the anchor: some invoices have just come in and wait for their answer. */
function recent(chance: Chance, invoices: readonly PlannedDocument[], anchor: string): PlannedEvent[] {
  const day = lastWorkday(anchor)
  return (['brandt', 'laurent', 'pennine', 'fjord', 'hansa'] as const).map((supplier, index) => {
    const document = invoiceOf(chance, {
      key: `${supplier}-recent`,
      from: supplier,
      to: 'nordlicht',
      number: numberAfter(invoices, supplier, day, 0),
      issueDate: day,
    })
    return { at: at(day, 480 + index * 73), does: 'send', document }
  })
}

/** The bill of another meter in the street: it came to Nordlicht, and names a neighbour as its buyer. */
function misdirected(chance: Chance, invoices: readonly PlannedDocument[], anchor: string): PlannedEvent {
  const day = lastWorkday(anchor)
  const document = invoiceOf(chance, {
    key: 'hansa-misdirected',
    from: 'hansa',
    to: 'nordlicht',
    number: numberAfter(invoices, 'hansa', day, 1),
    issueDate: day,
  })
  return { at: at(day, 850), does: 'send', document: { ...document, billedTo: 'brandt' } }
}

/** What is older than nine months is filed away by the buyer, and only by the buyer. */
function filedAway(invoices: readonly PlannedDocument[], anchor: string): PlannedEvent[] {
  const old = plusDays(anchor, -270)
  return invoices
    .filter(({ issueDate }, index) => issueDate < old && index % 3 === 0)
    .map(({ key, to }) => ({ at: at(plusDays(anchor, -30), 500), does: 'archive', key, by: to }))
}

/** The clerk, her head and those whom they ask, about what is disputed and what has just come in. */
function handedOver(anchor: string): PlannedEvent[] {
  const [clerk, head, logistics, buyer] = [0, 1, 3, 4]
  return (
    [
      ['brandt-disputed', head, clerk, 'A new price list comes tomorrow. Please see whether it fits.'],
      ['pennine-disputed', clerk, logistics, 'Have the two parcels arrived meanwhile?'],
      ['hansa-recent', clerk, buyer, 'Is this freight yours? No order stands on it.'],
    ] as const
  ).map(([key, from, to, comment], index) => ({
    at: at(lastWorkday(anchor), 960 + index),
    does: 'assign',
    key,
    by: 'nordlicht',
    from,
    to,
    comment,
  }))
}

/** Of what is disputed, one could be paid as it is, as logistics says and the head has to; the other could not. */
function approvals(anchor: string): PlannedEvent[] {
  const [clerk, head, logistics] = [0, 1, 3]
  const brandt = { key: 'brandt-disputed', by: 'nordlicht' } as const
  const pennine = { key: 'pennine-disputed', by: 'nordlicht' } as const
  const missing = 'One of the parcels is still missing.'
  return (
    [
      { ...brandt, does: 'askApproval', from: clerk, to: logistics, because: 'Is the quality worth the old price?' },
      { ...brandt, does: 'askApproval', from: clerk, to: head, because: 'They give 5% off the next order instead.' },
      { ...brandt, does: 'approve', from: logistics },
      { ...pennine, does: 'askApproval', from: clerk, to: logistics, because: 'Can we pay what they billed?' },
      { ...pennine, does: 'refuse', from: logistics, reason: missing },
    ] as const
  ).map((event, index) => ({ ...event, at: at(lastWorkday(anchor), 990 + index) }))
}

/** What waits in the inboxes of those who deal with no bills, or with a colleague's: the warehouse is away for some days. */
function morning(anchor: string): PlannedEvent[] {
  const [clerk, head, administrator, logistics, buyer, warehouse, onboarder, support] = [0, 1, 2, 3, 4, 5, 6, 8]
  const by = 'nordlicht'
  const pallets = { key: 'laurent-recent', by, from: clerk }
  const longAgo = { at: at(workday(plusDays(anchor, -8)), 600), by, does: 'assignWork' } as const
  return [
    { ...longAgo, from: clerk, to: buyer, words: 'Ask Fjord Logistik for the freight papers of October.' },
    ...(
      [
        { ...pallets, does: 'askApproval', to: buyer, because: 'Two cases more than were ordered. Is that yours?' },
        { key: 'fjord-recent', by, from: clerk, does: 'askApproval', to: logistics, because: 'Freight of last week.' },
        { by, does: 'assignWork', from: buyer, to: warehouse, words: 'Count the pallets at gate 4 before noon.' },
        { by, does: 'leave', who: warehouse, substitute: buyer, until: plusDays(anchor, 3) },
        { key: 'pennine-recent', by, from: clerk, does: 'assign', to: warehouse, comment: 'Did all parcels arrive?' },
        {
          by,
          does: 'assignWork',
          from: head,
          to: onboarder,
          words: 'Østersund Papir asks to connect: who knows them?',
        },
        {
          by,
          does: 'giveTask',
          from: administrator,
          to: onboarder,
          words: 'Ask Hansa Energie for their new bank details.',
        },
        { by, does: 'giveTask', from: clerk, to: support, words: 'Pennine cannot open the remittance of last week.' },
        { by, does: 'giveTask', from: head, to: support, words: 'Why does a clerk in Aarhus not see FL-2291?' },
      ] as const
    ).map((event, index) => ({ ...event, at: at(lastWorkday(anchor), 1010 + index) })),
  ]
}
