import type { Call } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import type { Form } from './schemas.ts'

const xmlTypes = ['text/xml', 'application/xml']
const jsonTypes = ['application/json']

/** A file comes in whatever type it has. */
const anyFile = 'application/octet-stream'
/** What some browsers call a page. */
const alsoCalled: Readonly<Record<string, string>> = { 'application/xhtml+xml': 'text/html' }

export const isXml = (type: string): boolean => xmlTypes.includes(type)

/** The media types in which a call answers, the one for callers without wishes first; none where no body comes. */
export function offersOf(call: Call, gives: Form): readonly string[] {
  if (gives.kind === 'json') return call.options.xml === undefined ? jsonTypes : [...xmlTypes, ...jsonTypes]
  return gives.types
}

/** The best of the offers for an Accept header, best first; undefined where none is accepted. */
export function chosenOf(offers: readonly string[], accepts: readonly string[]): string | undefined {
  for (const accepted of accepts) {
    const found = offers.find((offer) => fits(accepted, offer))
    if (found !== undefined) return found
  }
  return undefined
}

function fits(accepted: string, offer: string): boolean {
  if (accepted === '*/*' || accepted === offer || alsoCalled[accepted] === offer || offer === anyFile) return true
  return accepted.endsWith('/*') && offer.startsWith(accepted.slice(0, -1))
}

/** @throws ApiError NotAcceptable where the call cannot answer in any form that its caller takes. */
export function mustOffer(offers: readonly string[], accepts: readonly string[]): void {
  if (offers.length === 0 || chosenOf(offers, accepts) !== undefined) return
  throw new ApiError('NotAcceptable', t`Accept is ${accepts.join(', ')}: use ${offers.join(', ')}.`)
}

/** Whether an error is told in XML: to who takes that rather than JSON, or takes anything of a call that answers so. */
export function tellsInXml(accepts: readonly string[], offers: readonly string[] = []): boolean {
  const wish = accepts.find((type) => type === '*/*' || jsonTypes.includes(type) || isXml(type))
  return wish !== undefined && (wish === '*/*' ? isXml(offers[0] ?? '') : isXml(wish))
}
