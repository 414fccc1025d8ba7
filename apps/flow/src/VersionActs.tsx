import { Button, Checkbox, ConfirmDialog, IconButton, Menu, type MenuEntry } from '@kontor/kit'
import { messageOf } from '@kontor/sdk/react'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { saveFile } from '@kontor/tradekit/files'
import { Copy, Download, Ellipsis, Milestone } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Flow, useAct, useBranches, useDeleteVersion, type Version } from './api.ts'
import { useKontor, useWords } from './kontor.ts'

export interface VersionActsProps {
  readonly version: Version
  readonly flow: Flow
  /** Shows what has to be fixed before it is published; undefined where nothing has. */
  readonly onIssues: (() => void) | undefined
}

/** What is done with a version as a whole. */
export function VersionActs({ version, flow, onIssues }: VersionActsProps) {
  const { t } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'publish' | 'retire' | 'delete'>()
  const params = { id: version.Id }
  const done = () => setAsking(undefined)
  const retire = useAct((api, _: undefined) => api.retireVersion({ params }), done)
  const remove = useDeleteVersion(version.Id, () => navigate('/'))
  const copy = useAct(
    (api, id: string) => api.saveSteps({ params: { id }, body: flow }),
    (_, id) => navigate(`/${id}`),
  )
  const download = useAct(
    (api, _: undefined) => api.readVersion({ params }),
    ({ Flow: file, Decisions: tables }) => {
      saveFile(`${version.Name}.bpmn`, file, 'application/xml')
      if (tables !== undefined) saveFile(`${version.Name}.dmn`, tables, 'application/xml')
    },
  )
  const hasTables = flow.Steps.some(({ Table }) => Table !== undefined)
  const can = (action: Version['AllowedActions'][number]) => version.AllowedActions.includes(action)
  const entries: MenuEntry[] = [
    ...(may('workflow.write')
      ? [{ id: 'copy', text: t('act.copy'), icon: Copy, onSelect: () => copy.mutate(crypto.randomUUID()) }]
      : []),
    {
      id: 'download',
      text: t(hasTables ? 'act.download.both' : 'act.download'),
      icon: Download,
      onSelect: () => download.mutate(undefined),
    },
    ...(can('move')
      ? [{ id: 'move', text: t('act.move'), icon: Milestone, onSelect: () => navigate(`/${version.Id}/move`) }]
      : []),
    ...(can('retire') ? [{ id: 'retire', text: t('act.retire'), onSelect: () => setAsking('retire') }] : []),
    ...(can('delete')
      ? [{ id: 'delete', text: t('act.delete'), danger: true, onSelect: () => setAsking('delete') }]
      : []),
  ]
  return (
    <>
      {can('publish') && (
        <Button type="primary" onClick={onIssues ?? (() => setAsking('publish'))}>
          {t('act.publish')}
        </Button>
      )}
      <Menu entries={entries}>
        <IconButton icon={Ellipsis} label={t('act.more')} />
      </Menu>
      <FormDialog visible={asking === 'publish'} title={t('publish.title', { name: version.Name })} onClose={done}>
        <PublishForm version={version} onClose={done} />
      </FormDialog>
      <ConfirmDialog
        visible={asking === 'retire'}
        kind="warning"
        title={t('retire.title', { name: version.Name })}
        acceptText={t('act.retire')}
        cancelText={t('dialog.cancel')}
        busy={retire.isPending}
        onAccept={() => retire.mutate(undefined)}
        onCancel={done}
      >
        {t('retire.text')}
      </ConfirmDialog>
      <ConfirmDialog
        visible={asking === 'delete'}
        kind="danger"
        title={t('delete.title', { name: version.Name })}
        acceptText={t('act.delete')}
        cancelText={t('dialog.cancel')}
        busy={remove.isPending}
        onAccept={() => remove.mutate(undefined)}
        onCancel={done}
      />
    </>
  )
}

/** For whom it is published: the company itself, and branches of it. */
function PublishForm({ version, onClose }: { version: Version; onClose: () => void }) {
  const { t } = useWords()
  const { company, notify } = useKontor()
  const branches = useBranches().data ?? []
  const [chosen, setChosen] = useState<readonly string[]>([company.id])
  const publish = useAct(
    (api, Branches: string[]) => api.publishVersion({ params: { id: version.Id }, body: { Branches } }),
    () => {
      notify('success', t('publish.done', { name: version.Name }))
      onClose()
    },
  )
  const all = [{ id: company.id, name: company.name }, ...branches]
  return (
    <ActionForm
      intro={t('publish.text')}
      confirm={t('act.publish')}
      busy={publish.isPending}
      error={publish.error && messageOf(publish.error, t)}
      onClose={onClose}
      onSubmit={() => {
        if (chosen.length > 0) publish.mutate([...chosen])
      }}
    >
      {branches.length > 0 && (
        <fieldset className="flow-checks">
          <legend>{t('publish.for')}</legend>
          {all.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={chosen.includes(id)}
              onChange={(on) => setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
            />
          ))}
        </fieldset>
      )}
    </ActionForm>
  )
}
