import { t } from '@kontor/i18n'
import { ShopProblem } from './problem.ts'

/** The fields of a form, by their names in capitals; of one that comes twice the last counts. */
export type Fields = ReadonlyMap<string, string>

/** As many fields as 200 items with everything that OCI knows have. */
const maxFields = 10_000

const utf8 = new TextDecoder('utf-8', { fatal: true })
const western = new TextDecoder('windows-1252')

/**
 * What a browser sent of a shop's form. Its page decides how letters are written, and many say nothing of it: what is no
 * UTF-8 is read as Windows-1252.
 *
 * @throws ShopProblem
 */
export function fieldsOf(body: Uint8Array): Fields {
  const parts = Buffer.from(body)
    .toString('latin1')
    .split('&', maxFields + 1)
  if (parts.length > maxFields)
    throw new ShopProblem(t`The shop sent more than ${maxFields} fields: transfer less at once.`)
  const pairs = parts.map((part) => {
    const at = part.indexOf('=')
    return at < 0
      ? ([bytesOf(part), Buffer.of()] as const)
      : ([bytesOf(part.slice(0, at)), bytesOf(part.slice(at + 1))] as const)
  })
  const decode = isUtf8(pairs.flat()) ? utf8 : western
  return new Map(pairs.map(([name, value]) => [decode.decode(name).toUpperCase(), decode.decode(value)]))
}

/** What is written in percent signs, as bytes; a percent sign that begins nothing stays one. */
const bytesOf = (text: string): Buffer =>
  Buffer.from(
    text
      .replaceAll('+', ' ')
      .replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16))),
    'latin1',
  )

function isUtf8(texts: readonly Buffer[]): boolean {
  try {
    for (const text of texts) utf8.decode(text)
    return true
  } catch {
    return false
  }
}
