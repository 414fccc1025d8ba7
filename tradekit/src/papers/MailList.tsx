import { Button } from '@kontor/kit'
import { useWords } from '../kontor.ts'
import { useReceivedMails } from '../queries/mail-intake.ts'
import type { ReceivedMail } from '../queries/types.ts'
import { momentOf } from '../words/moments.ts'

interface Ways {
  readonly onPaper: (id: string) => void
  readonly onDocument: (id: string) => void
}

/** What came by e-mail last, and what became of each file; nothing where nothing came. */
export function MailList(ways: Ways) {
  const { t } = useWords()
  const { data } = useReceivedMails()
  if (!data || data.Items.length === 0) return null
  return (
    <section className="doc-mails" aria-labelledby="doc-mails">
      <h2 id="doc-mails">{t('mailIn.received')}</h2>
      <ul>
        {data.Items.map((mail) => (
          <MailRow key={mail.Id} mail={mail} {...ways} />
        ))}
      </ul>
    </section>
  )
}

function MailRow({ mail: { From, Subject, Received, Files, Answer }, ...ways }: { mail: ReceivedMail } & Ways) {
  const { t, today, locale } = useWords()
  return (
    <li className="doc-mail">
      <p className="doc-mail-head">
        <b className="doc-cut" dir="auto">
          {From || t('mailIn.unknown')}
        </b>
        <span className="doc-cut" dir="auto">
          {Subject}
        </span>
        <small>{momentOf(Received, today, locale)}</small>
      </p>
      {Files.length === 0 && <p className="doc-quiet">{t('mailIn.noFiles')}</p>}
      <ul>
        {Files.map((file) => (
          <FileRow key={file.Place} file={file} {...ways} />
        ))}
      </ul>
      {Answer && <p className="doc-quiet">{t(`mailIn.answer.${Answer}`)}</p>}
    </li>
  )
}

function FileRow({ file, onPaper, onDocument }: { file: ReceivedMail['Files'][number] } & Ways) {
  const { t } = useWords()
  const { FileName, Fate, DocumentId, UploadId, Reason } = file
  const named = `${FileName}: ${t(`mailIn.fate.${Fate}`)}`
  return (
    <li className="doc-mail-file" data-fate={Fate}>
      <span dir="auto">{FileName}</span>
      {UploadId !== undefined && (
        <Button type="text" label={named} onClick={() => onPaper(UploadId)}>
          {t('mailIn.fate.PAPER')}
        </Button>
      )}
      {Fate === 'DOCUMENT' && DocumentId !== undefined && (
        <Button type="text" label={named} onClick={() => onDocument(DocumentId)}>
          {t('mailIn.fate.DOCUMENT')}
        </Button>
      )}
      {Fate === 'BESIDE' && <span className="doc-quiet">{t('mailIn.fate.BESIDE')}</span>}
      {Fate === 'REFUSED' && <span>{Reason ?? t('mailIn.fate.REFUSED')}</span>}
    </li>
  )
}
