import { Button, ConfirmDialog, EmptyState } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { useKontor, useWords } from '../kontor.ts'
import { type CodeList, useChange, useLists } from './api.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { Entries } from './Entries.tsx'
import { ListDialog } from './ListDialog.tsx'
import { Rules } from './rules/Rules.tsx'
import { Suggestions } from './Suggestions.tsx'
import './codes.css'

/** The lists of codes that documents are booked under, and the entries of the one that is open. */
export function CodesScreen() {
  const { t } = useWords()
  const { may } = useKontor()
  const mayKeep = may('coding.configure')
  const [openId, setOpenId] = useState<string>()
  const [writing, setWriting] = useState<CodeList | 'new'>()
  const [removing, setRemoving] = useState<CodeList>()
  const change = useChange(() => setRemoving(undefined))
  return (
    <>
      <div className="admin-bar">
        <p className="admin-quiet">{t(mayKeep ? 'codes.text' : 'codes.why')}</p>
        {mayKeep && <Button onClick={() => setWriting('new')}>{t('codes.new')}</Button>}
      </div>
      <Answer of={useLists()}>
        {(lists) => {
          const open = lists.find(({ ListId }) => ListId === openId) ?? lists[0]
          if (!open) return <EmptyState icon={ListTree} title={t('codes.none.title')} text={t('codes.none.text')} />
          return (
            <>
              <ul className="admin-list" aria-label={t('part.codes')}>
                {lists.map((list) => (
                  <li key={list.ListId} className="admin-codes-list" data-open={list === open || undefined}>
                    <ListRow
                      list={list}
                      onOpen={() => setOpenId(list.ListId)}
                      {...(mayKeep && { onChange: () => setWriting(list), onRemove: () => setRemoving(list) })}
                    />
                  </li>
                ))}
              </ul>
              <Entries key={open.ListId} list={open} mayKeep={mayKeep} />
              <Rules lists={lists} mayKeep={mayKeep} />
              <Suggestions mayKeep={mayKeep} />
              {mayKeep && <Elsewhere lists={lists} />}
            </>
          )
        }}
      </Answer>
      {writing && (
        <ListDialog
          list={writing === 'new' ? undefined : writing}
          onClose={() => setWriting(undefined)}
          onSaved={setOpenId}
        />
      )}
      <ConfirmDialog
        visible={removing !== undefined}
        kind="danger"
        title={t('codes.remove.title', { name: removing?.Name ?? '' })}
        acceptText={t('codes.remove')}
        cancelText={t('dialog.cancel')}
        busy={change.isPending}
        onAccept={() => removing && change.mutate({ remove: removing })}
        onCancel={() => setRemoving(undefined)}
      >
        {t('codes.remove.text')}
      </ConfirmDialog>
    </>
  )
}

interface ListRowProps {
  readonly list: CodeList
  readonly onOpen: () => void
  readonly onChange?: () => void
  readonly onRemove?: () => void
}

function ListRow({ list: { Name: name, Target, Required }, onOpen, onChange, onRemove }: ListRowProps) {
  const { t } = useWords()
  return (
    <>
      <span className="admin-app-words">
        <span className="admin-app-name">{name}</span>
        <span className="admin-quiet">
          {t(`codes.target.${Target}`)}
          {Required && ` · ${t('codes.required')}`}
        </span>
      </span>
      <span className="admin-acts">
        <Button type="text" label={t('codes.open.named', { name })} onClick={onOpen}>
          {t('codes.open')}
        </Button>
        {onChange && (
          <Button label={t('codes.change.named', { name })} onClick={onChange}>
            {t('codes.change')}
          </Button>
        )}
        {onRemove && (
          <Button label={t('codes.remove.named', { name })} onClick={onRemove}>
            {t('codes.remove')}
          </Button>
        )}
      </span>
    </>
  )
}
