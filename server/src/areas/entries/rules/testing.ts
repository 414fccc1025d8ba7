import { clearanceAxis, deliveryAxis, paymentAxis, replacementAxis, responseAxis } from '@kontor/contract'
import { inEnglish, type Message } from '@kontor/i18n'
import fc from 'fast-check'
import { type Axes, fresh, type Standing } from './states.ts'

export const sent: Axes = { ...fresh(false), delivery: 'SENT' }
export const received: Axes = { ...fresh(false), delivery: 'RECEIVED' }
export const invoice = (axes: Axes): Standing => ({ ...axes, type: 'invoice', archived: false })

export const anyAxes: fc.Arbitrary<Axes> = fc.record({
  draft: fc.boolean(),
  delivery: fc.constantFrom(...deliveryAxis),
  response: fc.constantFrom(...responseAxis),
  payment: fc.constantFrom(...paymentAxis),
  clearance: fc.constantFrom(...clearanceAxis),
  replacement: fc.constantFrom(...replacementAxis),
  closed: fc.boolean(),
  unreported: fc.boolean(),
  collected: fc.boolean(),
})

export const english = (why: Message | undefined): string => (why === undefined ? '' : inEnglish(why))
