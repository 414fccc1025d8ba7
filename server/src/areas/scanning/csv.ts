import type { Of, ScanUpload } from '@kontor/contract'
import { t } from '@kontor/i18n'
import type { RequestContext } from '../../platform/index.ts'
import { csvOf } from '../../platform/sheets/index.ts'

type Upload = Of<typeof ScanUpload>

const columns = [
  [t`File`, ({ FileName }) => FileName],
  [t`State`, ({ State }) => State],
  [t`Received`, ({ Imported }) => Imported],
  [t`Supplier`, ({ SenderName }) => SenderName],
  [t`Number`, ({ DocumentNumber }) => DocumentNumber],
  [t`Issued`, ({ IssueDate }) => IssueDate],
  [t`Amount`, ({ Amount }) => Amount],
  [t`Currency`, ({ Currency }) => Currency],
  [t`Folder`, ({ Folder }) => Folder],
  [t`Recipient`, ({ RecipientName }) => RecipientName],
  [t`Tags`, ({ Tags }) => Tags.join(' · ')],
  [t`Reason`, ({ Reason, Comment }) => Reason ?? Comment],
  [t`On hold until`, ({ HoldUntil }) => HoldUntil],
  [t`E-mail`, ({ MailFrom }) => MailFrom],
] as const satisfies readonly (readonly [unknown, (upload: Upload) => string | undefined])[]

/** Scanned documents as a table, its headings in the reader's language. */
export const uploadsAsCsv = async (uploads: readonly Upload[], context: RequestContext): Promise<string> =>
  csvOf(
    await Promise.all(columns.map(([heading]) => context.translate(heading))),
    uploads.map((upload) => columns.map(([, textOf]) => textOf(upload) ?? '')),
  )
