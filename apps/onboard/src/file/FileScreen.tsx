import { Button, Progress, Status } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useNavigate } from 'react-router'
import { type FileStatus, useAct, useFile } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { fileTone } from '../states.ts'
import { ColumnsPart } from './ColumnsPart.tsx'
import { ErrorsPart } from './ErrorsPart.tsx'
import { RowsPart } from './RowsPart.tsx'

/** A file on its way in: its columns, what is to be corrected, its rows, and the button that invites. */
export function FileScreen({ id }: { id: string }) {
  return <Answer of={useFile(id)}>{(file) => <FileDetails file={file} />}</Answer>
}

function FileDetails({ file }: { file: FileStatus }) {
  const { t } = useWords()
  const { confirm } = useKontor()
  const navigate = useNavigate()
  const campaign = `/campaigns/${file.SupplierGroupId}`
  const actions = file.AllowedActions ?? []
  const mayEdit = actions.includes('edit')
  const approve = useAct(
    ({ onboarding }, id: string) => onboarding.approveFile({ params: { id } }),
    (_, t) => t('file.approved', { count: file.Rows }),
    () => navigate(campaign),
  )
  const remove = useAct(
    ({ onboarding }, id: string) => onboarding.deleteFile({ params: { id } }),
    (_, t) => t('file.deleted', { name: file.FileName }),
    () => navigate(campaign),
  )
  const confirmRemoval = async () => {
    const title = t('file.delete.title', { name: file.FileName })
    if (await confirm({ kind: 'danger', title, text: t('file.delete.text'), accept: t('file.delete') }))
      remove.mutate(file.Id)
  }
  return (
    <Page title={file.FileName} back={campaign}>
      <p className="onboard-state" role="status">
        <Status tone={fileTone[file.State]}>{t(`file.${file.State}`, { errors: file.Errors })}</Status>
        <small>{t(`file.next.${file.State}`)}</small>
      </p>
      {actions.length > 0 && (
        <div className="onboard-acts">
          {actions.includes('approve') && (
            <Button type="primary" busy={approve.isPending} onClick={() => approve.mutate(file.Id)}>
              {t('file.approve', { count: file.Rows })}
            </Button>
          )}
          {actions.includes('delete') && <Button onClick={() => void confirmRemoval()}>{t('file.delete')}</Button>}
        </div>
      )}
      {file.Invited !== undefined && (
        <Progress
          label={t('file.inviting')}
          value={file.Rows === 0 ? 1 : file.Invited / file.Rows}
          text={t('file.invited', { count: file.Invited, all: file.Rows })}
        />
      )}
      {mayEdit && <ColumnsPart file={file} />}
      {mayEdit && file.Errors > 0 && <ErrorsPart id={file.Id} />}
      {file.Rows > 0 && <RowsPart file={file} />}
    </Page>
  )
}
