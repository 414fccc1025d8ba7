import type { FileAction, Permission, RightType, ScanState } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { rightFor, type Standing, whyNotDo, whyNotReach } from '../entries/rules/index.ts'

export interface File {
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly scan: ScanState
  readonly enclosed: boolean
}

const shown = ['application/pdf', 'image/png', 'image/jpeg']

/** Whether the pages of a file can be looked at: it is of a kind that is drawn here, and no larger than those are. */
export const isViewable = ({ contentType, size, scan }: File, maxBytes: number): boolean =>
  scan === 'CLEAN' && shown.includes(contentType) && size <= maxBytes

/** Why a file cannot be taken off its document; undefined where it can. */
export const whyNotDetach = (entry: Standing, { enclosed }: File): Message | undefined =>
  enclosed ? t`it is embedded in the document: save the document without it` : whyNotDo('edit', entry)

/** What a person may do with a file now; screens show these and nothing else. */
export const fileActions = (
  entry: Standing,
  file: File,
  permissions: ReadonlySet<Permission>,
  reach: RightType | undefined,
): FileAction[] =>
  permissions.has(rightFor('edit')) &&
  whyNotReach('write', reach) === undefined &&
  whyNotDetach(entry, file) === undefined
    ? ['remove']
    : []
