import { parseArgs } from 'node:util'
import {
  compose,
  FlipRefusal,
  type FormType,
  flip as follow,
  formOf,
  formTypes,
  isFormType,
  Refusal,
  readDocument,
  type TaxForm,
  type TradeForm,
  t,
  write,
} from '@kontor/ubl'
import { xmlOf } from '@kontor/ubl/pdf/read'
import { type Command, UsageError } from '../command.ts'
import { bytesOf, deliver } from '../files.ts'

/** 'credit-note' and 'CreditNote' mean the same. */
const typeNamed = (name: string): FormType | undefined =>
  formTypes.find((type) => type.toLowerCase() === name.replaceAll('-', '').toLowerCase())

/** A day of the calendar: there is no 31 February. */
const isDay = (value: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) && daysAfter(value, 0) === value

export const flip: Command = {
  name: 'flip',
  usage: 'flip --to <type> FILE… [--id ID] [--date DAY] [--due DAY] [--tax CATEGORY:PERCENT] [-o OUT]',
  description:
    'Turns trade documents into the one that follows them: an order into an invoice, an invoice into a credit note …',
  more: [
    `Types: ${formTypes.join(', ')}. Several orders become one invoice.`,
    'Without --id the number is that of the first document, without --date it is dated today,',
    'and a bill without --due or terms falls due thirty days later. Orders often come without VAT: --tax S:19 says it.',
    'Exit 1 where the documents do not allow it.',
  ],
  run: async (words) => {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        id: { type: 'string' },
        date: { type: 'string' },
        due: { type: 'string' },
        tax: { type: 'string' },
        out: { type: 'string', short: 'o' },
      },
    })
    const to = typeNamed(values.to ?? '')
    if (to === undefined) throw new UsageError(`--to is ${values.to ?? 'missing'}: use one of ${formTypes.join(', ')}.`)
    if (positionals.length === 0) throw new UsageError('flip needs at least one FILE.')
    for (const [name, value] of [
      ['date', values.date],
      ['due', values.due],
    ] as const)
      if (value !== undefined && !isDay(value))
        throw new UsageError(`--${name} is '${value}': use a date such as 2026-11-21.`)
    const issueDate = values.date ?? today()
    const tax = values.tax === undefined ? undefined : taxNamed(values.tax)
    try {
      const sources = await Promise.all(positionals.map(formIn))
      const dueDate = values.due ?? (mustFallDue(to, sources) ? daysAfter(issueDate, 30) : undefined)
      const id = values.id ?? sources[0]?.id ?? ''
      const made = follow(sources, to, { id, issueDate, dueDate, tax })
      await deliver(write(compose(made)), values.out)
      return 0
    } catch (error) {
      if (!(error instanceof FlipRefusal)) throw error
      console.error(`kontor: ${error.message}`)
      return 1
    }
  },
}

async function formIn(file: string): Promise<TradeForm> {
  const bytes = await bytesOf(file)
  try {
    const tree = readDocument(xmlOf(bytes))
    if (!isFormType(tree.type)) throw new FlipRefusal(t`${tree.type} becomes no other document.`)
    return formOf(tree)
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof FlipRefusal)) throw error
    throw new FlipRefusal(t`${file}: ${error.message}`)
  }
}

/** A bill says when it must be paid, or on what terms (BR-CO-25). */
const mustFallDue = (to: FormType, [first]: readonly TradeForm[]): boolean =>
  (to === 'Invoice' || to === 'CreditNote') && first?.dueDate === undefined && first?.paymentTerms === undefined

function taxNamed(value: string): TaxForm {
  const [, category, percent] = /^([A-Z]{1,2}):(\d+(?:\.\d+)?)$/.exec(value) ?? []
  if (category === undefined || percent === undefined)
    throw new UsageError(`--tax is '${value}': use category and percent, such as S:19.`)
  return { category, percent }
}

/** The operator's day, and days after it: noon is the same day in every zone. */
const today = (): string => new Date().toLocaleDateString('sv-SE')
const daysAfter = (from: string, days: number): string =>
  new Date(Date.parse(`${from}T12:00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
