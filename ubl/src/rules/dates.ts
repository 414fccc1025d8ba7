import { dateOf } from '../document/head.ts'
import { t } from '../message.ts'
import { isDay } from '../schema/data-types.ts'
import { all, text } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import { type Rule, rule } from './rule.ts'

/** Invoices of before are found in archives alone: what is dated so is a mistake, such as year 1 or 26. */
const earliestYear = 1970

/** A day of the calendar; undefined where there is none, or it is for other rules to say that it cannot be read. */
const day = (root: XmlElement, ...path: string[]): string | undefined => {
  const written = dateOf(text(root, ...path))
  return written !== undefined && isDay(written) ? written : undefined
}

const due = (root: XmlElement): string | undefined =>
  day(root, 'cbc:DueDate') ??
  day(root, 'cac:PaymentMeans', 'cbc:PaymentDueDate') ??
  day(root, 'cac:PaymentTerms', 'cbc:PaymentDueDate')

const inOrder = (first: string | undefined, last: string | undefined): boolean =>
  first === undefined || last === undefined || first <= last

/** A year from now: what is dated later has a wrong year, or lies in a drawer until then. */
const latest = (): string => new Date(Date.now() + 366 * 86_400_000).toISOString().slice(0, 10)

const dated = [
  ['cbc:IssueDate'],
  ['cbc:DueDate'],
  ['cbc:TaxPointDate'],
  ['cac:InvoicePeriod', 'cbc:StartDate'],
  ['cac:InvoicePeriod', 'cbc:EndDate'],
  ['cac:PaymentMeans', 'cbc:PaymentDueDate'],
  ['cac:Delivery', 'cbc:ActualDeliveryDate'],
]

const zoned = (root: XmlElement): string | undefined =>
  dated.map((path) => text(root, ...path)).find((written) => written !== undefined && written.length > 10)

/** Kontor's own, of any type: days that can be read and cannot be meant. They warn, for the law knows no such rule. */
export const dateRules: readonly Rule[] = [
  rule(
    'document',
    'KONTOR-11',
    'BT-9 BT-2',
    (root) => inOrder(day(root, 'cbc:IssueDate'), due(root)),
    (root) =>
      t`The document is due on ${due(root) ?? ''}, before it was issued on ${day(root, 'cbc:IssueDate') ?? ''}.`,
    'Correct the due date or the issue date.',
    'warning',
  ),
  rule(
    'document',
    'KONTOR-12',
    'BT-2',
    (root) => {
      const issued = day(root, 'cbc:IssueDate')
      return issued === undefined || (Number(issued.slice(0, 4)) >= earliestYear && issued <= latest())
    },
    (root) => t`The issue date ${day(root, 'cbc:IssueDate') ?? ''} is not plausible.`,
    'Check the year of the issue date.',
    'warning',
  ),
  rule(
    'document',
    'KONTOR-13',
    'BT-2',
    (root) => zoned(root) === undefined,
    (root) => t`The date ${zoned(root) ?? ''} has a time zone.`,
    'Write the day alone, such as 2026-11-21.',
    'warning',
  ),
  rule(
    'document',
    'KONTOR-14',
    'BG-14',
    (root) =>
      ['cac:InvoicePeriod', 'cac:ValidityPeriod', 'cac:Delivery/cac:RequestedDeliveryPeriod'].every((path) =>
        all(root, ...path.split('/')).every((period) =>
          inOrder(day(period, 'cbc:StartDate'), day(period, 'cbc:EndDate')),
        ),
      ),
    'A period ends before it starts.',
    'Correct the start or the end of the period.',
    'warning',
  ),
]
