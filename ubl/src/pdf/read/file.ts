import { Unzlib } from 'fflate'
import { t } from '../../message.ts'
import { Refusal } from '../../xml/refusal.ts'
import { brokenPdf, type Dictionary, Name, type PdfValue, Reader, Reference, Stream } from './objects.ts'

/** Limits of what a PDF unpacks to: how many values, and how many bytes. */
const limits = { values: 1_000_000, inflatedBytes: 40_000_000 }

/**
 * The objects of a PDF by their numbers. Every object of the file is read in its order, so that a later one replaces an
 * earlier one, as updates do (ISO 32000-1, 7.5.6); tables of references, which are often wrong, are not asked. Only what
 * holds objects, and what the caller asks for, is inflated, all together to a bound.
 */
export class PdfFile {
  readonly #bytes: Uint8Array
  readonly #text: string
  readonly objects = new Map<number, PdfValue>()
  #trailer: Dictionary = new Map()
  #values = 0
  #inflated = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#text = binary(bytes)
    const containers = this.#readAll()
    if (this.#trailer.has('Encrypt'))
      throw new Refusal('ENCRYPTED', t`The PDF is encrypted. Send it without a password or restrictions.`)
    for (const one of containers) this.#readWithin(one)
  }

  get catalogue(): Dictionary {
    const root = this.dictionary(this.#trailer.get('Root'))
    if (!root) throw brokenPdf(t`no catalogue`)
    return root
  }

  resolve(value: PdfValue | undefined): PdfValue | undefined {
    let found = value
    for (let i = 0; found instanceof Reference; i++) found = i < 32 ? this.objects.get(found.id) : undefined
    return found
  }

  dictionary(value: PdfValue | undefined): Dictionary | undefined {
    const found = this.resolve(value)
    return found instanceof Map ? found : undefined
  }

  list(value: PdfValue | undefined): PdfValue[] {
    const found = this.resolve(value)
    return Array.isArray(found) ? found : []
  }

  /** The bytes of a stream, without its filter. */
  content(value: PdfValue | undefined): Uint8Array {
    const stream = this.resolve(value)
    if (!(stream instanceof Stream)) throw brokenPdf(t`an embedded file without content`)
    const { dictionary, start } = stream
    const raw = this.#bytes.subarray(start, this.#endOf(stream))
    const filter = this.resolve(dictionary.get('Filter'))
    const filters = (Array.isArray(filter) ? filter : [filter]).flatMap((one) =>
      one instanceof Name ? [one.name] : [],
    )
    if (filters.length === 0) return raw
    const predictor = this.dictionary(
      this.list(dictionary.get('DecodeParms'))[0] ?? dictionary.get('DecodeParms'),
    )?.get('Predictor')
    if (filters.length > 1 || !['FlateDecode', 'Fl'].includes(filters[0] ?? '') || (predictor ?? 1) !== 1)
      throw brokenPdf(t`content compressed with ${filters.join(' and ')} (only FlateDecode is supported)`)
    return this.#inflate(raw)
  }

  /** Answers with the streams that hold objects, in their order. */
  #readAll(): Stream[] {
    const beginnings = /(?:(\d{1,10})[\0\t\n\f\r ]{1,20}\d{1,5}[\0\t\n\f\r ]{1,20}obj|trailer)(?![A-Za-z])/g
    const containers: Stream[] = []
    for (let found = beginnings.exec(this.#text); found; found = beginnings.exec(this.#text)) {
      const reader = new Reader(this.#text, beginnings.lastIndex, this.#spend)
      const value = reader.objectOrStream()
      beginnings.lastIndex = reader.at
      if (found[1] === undefined) this.#trail(value)
      else this.objects.set(Number(found[1]), value)
      if (!(value instanceof Stream)) continue
      const type = value.dictionary.get('Type')
      if (type instanceof Name && type.name === 'ObjStm') containers.push(value)
      if (type instanceof Name && type.name === 'XRef') this.#trail(value.dictionary)
      beginnings.lastIndex = this.#endOf(value)
    }
    return containers
  }

  #trail(value: PdfValue): void {
    if (value instanceof Map) this.#trailer = new Map([...this.#trailer, ...value])
  }

  /** One value more: an object, or one of its parts. */
  readonly #spend = (): void => {
    if (++this.#values <= limits.values) return
    throw new Refusal('NODES', t`The PDF has more than ${limits.values} values. Send its XML separately.`, {
      expected: `at most ${limits.values}`,
    })
  }

  #unpacks(count: number): void {
    this.#inflated += count
    if (this.#inflated <= limits.inflatedBytes) return
    throw new Refusal('SIZE', t`The PDF expands to more than ${limits.inflatedBytes} bytes. Send its XML separately.`, {
      expected: `at most ${limits.inflatedBytes}`,
    })
  }

  /** The objects in a stream (ISO 32000-1, 7.5.7): pairs of number and place, then what they are. */
  #readWithin(container: Stream): void {
    const text = binary(this.content(container))
    const count = Number(this.resolve(container.dictionary.get('N')))
    const first = Number(this.resolve(container.dictionary.get('First')))
    const head = new Reader(text, 0, this.#spend)
    for (let i = 0; i < count; i++) {
      const [id, place] = [head.value(), head.value()]
      if (typeof id !== 'number' || typeof place !== 'number') throw brokenPdf(t`an object stream without offsets`)
      const reader = new Reader(text, first + place, this.#spend)
      this.objects.set(id, reader.value())
      // Many numbers may lead to one place: what is read twice counts twice.
      this.#unpacks(reader.at - first - place)
    }
  }

  /** By its length where that leads to its end; by looking for the end where it does not. */
  #endOf({ dictionary, start }: Stream): number {
    const length = this.#lengthOf(dictionary.get('Length'))
    const end = start + length
    if (length >= 0 && /^[\0\t\n\f\r ]{0,4}endstream/.test(this.#text.slice(end, end + 16))) return end
    const found = this.#text.indexOf('endstream', start)
    if (found < 0) throw brokenPdf(t`a stream that is not closed`)
    return found
  }

  /** A length may stand further down the file, where nothing was read yet. */
  #lengthOf(length: PdfValue | undefined): number {
    const known = this.resolve(length)
    return typeof known === 'number' ? known : -1
  }

  #inflate(packed: Uint8Array): Uint8Array {
    const parts: Uint8Array[] = []
    const unzlib = new Unzlib((part) => {
      this.#unpacks(part.length)
      parts.push(part)
    })
    // Little by little: a step unpacks to a thousand times its size at most.
    const step = 4096
    try {
      for (let at = 0; at < packed.length; at += step)
        unzlib.push(packed.subarray(at, at + step), at + step >= packed.length)
    } catch (error) {
      throw error instanceof Refusal ? error : brokenPdf(t`content that cannot be decompressed`)
    }
    const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
    let at = 0
    for (const part of parts) {
      whole.set(part, at)
      at += part.length
    }
    return whole
  }
}

/** A character for each byte, whatever it is. */
function binary(bytes: Uint8Array): string {
  const parts: string[] = []
  const step = 8192
  for (let at = 0; at < bytes.length; at += step) parts.push(String.fromCharCode(...bytes.subarray(at, at + step)))
  return parts.join('')
}
