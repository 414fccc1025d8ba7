import type { Message } from '@kontor/i18n'
import { t } from '@kontor/i18n'
import { type Held, heldBytes } from '../../../platform/contents/index.ts'
import { ApiError, type Settings } from '../../../platform/index.ts'
import { mustBeClean, type Opened, openEnclosed, plainName } from '../../attachments/index.ts'
import { kindOf, maxFileBytes, pagesOf } from '../../pages/index.ts'
import { paperType } from '../../scanning/index.ts'
import type { MailedFile } from '../reading/index.ts'
import { isDecoration, maxFiles, mayHoldData } from '../rules.ts'

/** A PDF or a picture that can be looked at. */
export interface Paper extends Held {
  readonly name: string
  readonly mimeType: string
  readonly pages: number
}

/** What a file of an e-mail can become, before anything is written. */
export interface SortedFile {
  readonly name: string
  /** What it says, where it is a document with data. */
  readonly opened?: Opened
  readonly paper?: Paper
  /** Why it can be neither. */
  readonly reason?: Message | undefined
  readonly infected?: boolean
}

/** Looks at the files of an e-mail: each for itself, so that one that is hostile spoils no other. */
export async function sortFiles(files: readonly MailedFile[], settings: Settings): Promise<SortedFile[]> {
  const wanted = files.filter((file) => !isDecoration(file))
  const sorted: SortedFile[] = []
  for (const [at, file] of wanted.entries()) {
    const name = plainName(file.name) || `file-${at + 1}`
    sorted.push(
      at < maxFiles
        ? await sortFile(name, file.bytes, settings)
        : { name, reason: t`Only ${maxFiles} files of an e-mail are read.` },
    )
  }
  return sorted
}

async function sortFile(name: string, bytes: Uint8Array, settings: Settings): Promise<SortedFile> {
  const held = { name, ...heldBytes(bytes) }
  try {
    await mustBeClean(held, settings)
    const opened = await openDocument(bytes, settings)
    if (opened !== undefined && 'bytes' in opened) {
      const isPdf = kindOf(bytes) === 'application/pdf'
      return { name, opened, ...(isPdf && { paper: await readPaper(held, bytes) }) }
    }
    return kindOf(bytes) === 'other' && opened !== undefined
      ? { name, reason: opened.reason }
      : { name, paper: await readPaper(held, bytes) }
  } catch (error) {
    return { name, reason: reasonOf(error), ...(isInfected(error) && { infected: true }) }
  }
}

const isInfected = (error: unknown): boolean => error instanceof ApiError && error.code === 'Infected'

/** The document in a file; why there is none in one that looks as if it were; undefined of a picture or the like. */
async function openDocument(bytes: Uint8Array, settings: Settings): Promise<Opened | { reason: Message } | undefined> {
  if (!mayHoldData(bytes, kindOf(bytes) === 'application/pdf')) return undefined
  try {
    return await openEnclosed(bytes, settings)
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

async function readPaper(held: Held & { readonly name: string }, bytes: Uint8Array): Promise<Paper> {
  const mimeType = paperType(bytes)
  if (bytes.length > maxFileBytes)
    throw new ApiError('TooLarge', t`The file is larger than the maximum of ${maxFileBytes / 1_000_000} MB.`)
  return { ...held, mimeType, pages: (await pagesOf(held)).length }
}

/** What is wrong with the file itself is said to people; that we cannot read now is tried again by who brings the mail. */
function reasonOf(error: unknown): Message {
  if (error instanceof ApiError && error.status < 500) return error.reason
  throw error
}
