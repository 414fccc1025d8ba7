import { type Message, t } from '@kontor/i18n'
import { ApiError, unfit } from '../api-error.ts'
import { receive, rootOf, shelfAway } from '../contents/index.ts'
import type { IncomingForm, ReceivedFile } from '../context.ts'
import { checkType } from './bodies.ts'
import type { Exchange } from './exchange.ts'
import { type FileHead, maxFormBytes, readMultipart } from './multipart.ts'
import { nearlyFull } from './nearly-full.ts'
import { carriedBy, checkParts, fieldFor, readAs, takesSeveral, type Values } from './parts.ts'

/**
 * The form of one request, which its handler receives once it has asked what needs no body. Its files go from the socket
 * into the store’s folder while they are hashed and counted.
 */
export class Form implements IncomingForm<Values> {
  readonly #exchange: Exchange
  readonly #files: ReceivedFile[] = []

  constructor(exchange: Exchange) {
    this.#exchange = exchange
  }

  async receive(maxFileBytes = this.#exchange.platform.settings.files.maxBytes): Promise<Values> {
    const { request, endpoint } = this.#exchange
    const { call } = endpoint
    checkType(endpoint, request)
    if (Number(request.headers['content-length']) > maxFormBytes(maxFileBytes))
      throw tooLarge(
        t`The form is larger than the maximum of ${megabytes(maxFileBytes)} MB: send a smaller one.`,
        maxFileBytes,
      )
    const values: Values = {}
    await readMultipart(request.raw, request.headers['content-type'] ?? '', {
      text: (field, text) => {
        const schema = fieldFor(call, field, 'text', values)
        values[field] = readAs(field, schema, text)
      },
      file: async (field, head, bytes) => {
        if (takesSeveral(fieldFor(call, field, 'file', values))) {
          // A place of its own, in the order in which they come.
          const files = (values[field] ?? []) as unknown[]
          values[field] = files
          const place = files.push(undefined) - 1
          files[place] = await this.#receive(field, head, bytes, maxFileBytes)
          return
        }
        // Its place is taken from here on: it comes once.
        values[field] = undefined
        values[field] = await this.#receive(field, head, bytes, maxFileBytes)
      },
    })
    checkParts(call, values)
    this.#exchange.carried = carriedBy(values)
    return values
  }

  /** Takes away what nobody took in. */
  async drop(): Promise<void> {
    for (const file of this.#files) await file.drop()
  }

  async #receive(
    field: string,
    { name, type }: FileHead,
    bytes: AsyncIterable<Uint8Array>,
    maxFileBytes: number,
  ): Promise<ReceivedFile> {
    if (this.#exchange.site.disk.isNearlyFull()) throw nearlyFull()
    if (this.#exchange.platform.shelf.isAway()) throw shelfAway()
    if (misleading.test(name))
      throw unfit(
        field,
        t`The name of the file in ${field} contains a line break, or a sign that turns the direction of text: rename the file.`,
      )
    const root = rootOf(this.#exchange.platform.settings.dataFolder)
    const received = await receive(root, bytes, {
      maxBytes: maxFileBytes,
      beyond: () =>
        tooLarge(
          t`The file ${name} is larger than the maximum of ${megabytes(maxFileBytes)} MB: send a smaller one.`,
          maxFileBytes,
        ),
    })
    const file = { ...received, name, type }
    this.#files.push(file)
    return file
  }
}

/** What makes a name look like another: control characters, and those that embed, override or isolate a direction. */
const misleading = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u

const megabytes = (bytes: number): number => Math.floor(bytes / 1_000_000)

const tooLarge = (message: Message, maxBytes: number): ApiError =>
  new ApiError('TooLarge', message, { details: { maxBytes: String(maxBytes) } })
