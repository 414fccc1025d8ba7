import { type Field, field, isPath, isText, readList } from './data.ts'
import { MAX_BUTTON_CHARACTERS, MAX_CHOICES, MAX_FIELDS, MAX_TEXT_CHARACTERS, MAX_TITLE_CHARACTERS } from './limits.ts'
import type { Numbered, Question, QuestionField, QuestionKind, RequestTopics } from './requests.ts'

const MAX_REQUEST_CHARACTERS = 100

/** Characters that turn the direction of what follows, or break its line: with them words could be read as others. */
const turning = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069]/u
const unseen = /[\p{Default_Ignorable_Code_Point}\s]/gu

/** Words of an app in a dialog that the shell draws: a line that a person can read, as it stands there. */
const isLine = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' &&
  value.length <= maxLength &&
  !turning.test(value) &&
  /[\p{L}\p{N}]/u.test(value.replace(unseen, ''))

/** The same over several lines. */
const isLines = (value: unknown): value is string =>
  typeof value === 'string' && isLine(value.replaceAll('\n', ' '), MAX_TEXT_CHARACTERS)

function named(request: unknown): string | undefined {
  const isName = typeof request === 'string' && request !== '' && request.length <= MAX_REQUEST_CHARACTERS
  return isName ? request : undefined
}

/** The name of a request, where it has one: what is wrong otherwise can then be answered. */
export const requestOf = (data: unknown): string | undefined => named(field(data)('request'))

/** Reads one field; undefined where it is wrong. */
type Read<T> = (value: unknown) => { readonly is: T } | undefined

const when =
  <T>(isRight: (value: unknown) => value is T): Read<T> =>
  (value) =>
    isRight(value) ? { is: value } : undefined

const oneOf =
  <T extends string>(...values: T[]) =>
  (value: unknown): value is T =>
    (values as unknown[]).includes(value)

const title = when((value): value is string => isLine(value, MAX_TITLE_CHARACTERS))
const label = when((value): value is string => isLine(value, MAX_BUTTON_CHARACTERS * 2))

/** The fields that are there; undefined where one of them is wrong. */
function optional<T extends object>(of: Field, reads: { [N in keyof T]-?: Read<T[N]> }): T | undefined {
  const found: Partial<T> = {}
  for (const name of Object.keys(reads) as (keyof T & string)[]) {
    const value = of(name)
    if (value === undefined) continue
    const read = reads[name](value)
    if (read === undefined) return undefined
    found[name] = read.is
  }
  return found as T
}

const optionalOfQuestion = {
  text: when(isLines),
  accept: when((value): value is string => isLine(value, MAX_BUTTON_CHARACTERS)),
  kind: when(oneOf<QuestionKind>('confirm', 'warning', 'danger')),
}

function readQuestion(of: Field): (Question & Numbered) | undefined {
  const request = named(of('request'))
  const asked = title(of('title'))
  const others = optional<Omit<Question, 'title'>>(of, optionalOfQuestion)
  return request === undefined || !asked || !others ? undefined : { request, title: asked.is, ...others }
}

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length

function readChoices(value: unknown): { is: { value: string; label: string }[] } | undefined {
  const choices = readList(value, MAX_CHOICES, (of) => {
    const [chosen, shown] = [of('value'), label(of('label'))]
    return isText(chosen) && shown ? { value: chosen, label: shown.is } : undefined
  })
  if (!choices?.length || !isDistinct(choices.map((choice) => choice.value))) return undefined
  // Two that read alike could not be told apart.
  return isDistinct(choices.map((choice) => choice.label.trim().toLowerCase())) ? { is: choices } : undefined
}

const optionalOfField = {
  kind: when(oneOf<'text' | 'long' | 'date' | 'choice'>('text', 'long', 'date', 'choice')),
  value: when(isText),
  required: when((value): value is boolean => typeof value === 'boolean'),
  choices: readChoices,
}

function readField(of: Field): QuestionField | undefined {
  const [name, shown] = [of('name'), label(of('label'))]
  const others = optional<Omit<QuestionField, 'name' | 'label'>>(of, optionalOfField)
  if (!isText(name) || name === '' || !shown || !others) return undefined
  return (others.kind === 'choice') === (others.choices !== undefined)
    ? { name, label: shown.is, ...others }
    : undefined
}

/** Of the pages that are made for windows of their own, and no other: no sign that leads out of them. */
const isWindowPath = (value: unknown): value is string => isPath(value) && /^\/window(\/[\w-]+)+$/.test(value)

/** The data of a request, checked and copied field by field, or undefined where it is not what the topic carries. */
export const readRequest = <T extends keyof RequestTopics>(topic: T, data: unknown): RequestTopics[T] | undefined =>
  readers[topic](field(data))

const readers: { [T in keyof RequestTopics]: (of: Field) => RequestTopics[T] | undefined } = {
  'kontor.confirm': readQuestion,
  'kontor.ask'(of) {
    const question = readQuestion(of)
    const fields = readList(of('fields'), MAX_FIELDS, readField)
    if (!question || !fields?.length || !isDistinct(fields.map(({ name }) => name))) return undefined
    return { ...question, fields }
  },
  'kontor.beside'(of) {
    const [request, app, path] = [named(of('request')), of('app'), of('path')]
    return request !== undefined && isText(app) && isPath(path) ? { request, app, path } : undefined
  },
  'kontor.window'(of) {
    const [request, path] = [named(of('request')), of('path')]
    return request !== undefined && isWindowPath(path) ? { request, path } : undefined
  },
}
