import { hash } from 'node:crypto'
import type { Content } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError } from '../api-error.ts'
import type { UnitOfWork } from '../unit-of-work.ts'
import type { Form } from './schemas.ts'
import { claim, forget, keep, kept, type RequestKey } from './store.ts'

/** Thrown out of a transaction whose request was answered before: carries that answer to the client. */
export class Replay extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('This request was answered before')
    this.answer = answer
  }
}

/** The hash of what a request carries: its query and its body. */
export const carriedHash = (query: string, body: Uint8Array | undefined): string =>
  hash('sha256', body === undefined ? query : Buffer.concat([Buffer.from(`${query}\n`), body]))

/**
 * Runs `work` once for a request id: its answer is kept in the same transaction, and the same request again ends in a
 * {@link Replay} of it. Who comes while the first still runs waits for it.
 *
 * @throws ApiError RequestIdReused where the id came before with another query or body.
 */
export async function once<T>(
  uow: UnitOfWork,
  key: RequestKey,
  carried: string,
  answer: { readonly status: number; readonly form: Form },
  work: (uow: UnitOfWork) => Promise<T>,
): Promise<T> {
  if (!(await claim(uow.tx, key, carried, uow.now))) {
    const earlier = await kept(uow.tx, key)
    if (earlier.bodyHash !== carried)
      throw new ApiError(
        'RequestIdReused',
        t`The request id ${key.requestId} was already used for ${key.method} ${key.path} with different content: use a new one.`,
      )
    throw new Replay(decoded(earlier.answer, answer.form))
  }
  const result = await work(uow)
  await keep(uow.tx, key, answer.status, encoded(result, answer.form))
  return result
}

function encoded(result: unknown, form: Form): unknown {
  if (form.kind !== 'bytes') return { value: result }
  const { body, ...rest } = result as Content
  return { ...rest, ...(typeof body === 'string' ? { text: body } : { base64: Buffer.from(body).toString('base64') }) }
}

function decoded(answer: unknown, form: Form): unknown {
  if (form.kind !== 'bytes') return (answer as { value?: unknown }).value
  const { text, base64, ...rest } = answer as Omit<Content, 'body'> & { text?: string; base64?: string }
  return { ...rest, body: text ?? Buffer.from(base64 ?? '', 'base64') }
}

const keptForMs = 7 * 24 * 60 * 60_000

/** Answers are kept for a week: nobody repeats a request after that. */
export const forgetRequests = (uow: UnitOfWork): Promise<void> =>
  forget(uow.tx, uow.companyId, new Date(uow.now.getTime() - keptForMs))
