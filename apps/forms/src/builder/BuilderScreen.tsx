import { Button, Menu, type MenuEntry, Select, Status, Switch, TextField } from '@kontor/kit'
import { saveFile } from '@kontor/tradekit/files'
import { Answer } from '@kontor/tradekit/layout'
import { Ellipsis, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { type Questionnaire, useQuestionnaire, useQuestions } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { Page } from '../Page.tsx'
import { questionnaireTone } from '../states.ts'
import { languageName, languageOf, languages, textIn } from '../texts.ts'
import { BlockEditor } from './BlockEditor.tsx'
import { blocksToSave, type Draft, moveDraft, newQuestion, newText, sharedQuestion } from './blocks.ts'
import { Preview } from './Preview.tsx'
import { answerTypes } from './QuestionSettings.tsx'
import { SendDialog } from './SendDialog.tsx'
import { useDraft } from './useDraft.ts'

/** A questionnaire with its blocks: edited, looked at as it will be answered, published and sent. */
export function BuilderScreen({ id }: { id: string }) {
  return (
    <Answer of={useQuestionnaire(id)}>
      {(questionnaire) =>
        questionnaire.allowedActions?.includes('edit') ? (
          <Builder questionnaire={questionnaire} />
        ) : (
          <ReadOnlyQuestionnaire questionnaire={questionnaire} />
        )
      }
    </Answer>
  )
}

function ReadOnlyQuestionnaire({ questionnaire: { name, state, blocks } }: { questionnaire: Questionnaire }) {
  const { t } = useWords()
  return (
    <Page title={name} back="/questionnaires">
      <p className="forms-state">
        <Status tone={questionnaireTone[state]}>{t(`questionnaire.${state}`)}</Status>
      </p>
      <Preview blocks={blocks} />
    </Page>
  )
}

function Builder({ questionnaire }: { questionnaire: Questionnaire }) {
  const { t, locale } = useWords()
  const { api, confirm, notify } = useKontor()
  const navigate = useNavigate()
  const { name, drafts, standing, saving, save, flush, rename, change } = useDraft(questionnaire)
  const [language, setLanguage] = useState(languages.find((one) => one === languageOf(locale)) ?? 'en')
  const [looks, setLooks] = useState(false)
  const [sending, setSending] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const actions = standing.allowedActions ?? []
  const id = standing.id ?? ''

  /** The keyboard stays with a block wherever it goes. */
  const move = (draft: Draft, by: -1 | 1) => {
    const before = document.activeElement
    change(moveDraft(drafts, draft.key, by))
    requestAnimationFrame(() => {
      const block = list.current?.querySelector(`#block-${draft.key}`)
      if (before instanceof HTMLElement && block?.contains(before) && !before.hasAttribute('disabled')) before.focus()
      else block?.querySelector<HTMLElement>('textarea, input, button:not([disabled])')?.focus()
    })
  }
  const add = (draft: Draft) => {
    change([...drafts, draft])
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`#block-${draft.key} :is(textarea, input)`)?.focus(),
    )
  }
  const publish = async () => {
    if (await save('PUBLISHED')) notify('success', t('builder.published', { name }))
  }
  const retire = async () => {
    const title = t('builder.retire.title', { name })
    const question = { kind: 'danger' as const, title, text: t('builder.retire.text'), accept: t('builder.retire') }
    if (!(await flush()) || !(await confirm(question))) return
    if (await save('RETIRED')) navigate('/questionnaires')
  }
  const download = async () => {
    const { body, type } = await api.surveys.exportAnswers({ params: { id } })
    saveFile(`${name}.csv`, body, type)
  }
  const entries: MenuEntry[] = [
    { id: 'export', text: t('builder.export'), onSelect: () => void download() },
    ...(actions.includes('retire')
      ? [{ id: 'retire', text: t('builder.retire'), danger: true, onSelect: () => void retire() }]
      : []),
  ]
  return (
    <Page
      title={name}
      back="/questionnaires"
      note={
        <span className="forms-saving" role="status">
          {t(`saving.${saving}`)}
        </span>
      }
      actions={
        <>
          {actions.includes('publish') && (
            <Button type={actions.includes('send') ? 'secondary' : 'primary'} onClick={() => void publish()}>
              {t('builder.publish')}
            </Button>
          )}
          {actions.includes('send') && (
            <Button type="primary" onClick={() => setSending(true)}>
              {t('builder.send')}
            </Button>
          )}
          <Menu entries={entries}>
            <Button type="text" icon={Ellipsis} label={t('builder.more')} />
          </Menu>
        </>
      }
    >
      <p className="forms-state">
        <Status tone={questionnaireTone[standing.state]}>{t(`questionnaire.${standing.state}`)}</Status>
        <span className="forms-quiet">{noteOf(standing, t)}</span>
      </p>
      <div className="forms-bar">
        <TextField label={t('builder.name')} value={name} onChange={rename} maxLength={200} />
        <Select
          label={t('builder.language')}
          placeholder={t('builder.language')}
          value={language}
          options={languages.map((one) => ({ id: one, label: languageName(one) }))}
          onChange={(one) => setLanguage(languages.find((other) => other === one) ?? 'en')}
        />
        <Switch label={t('builder.preview')} on={looks} onChange={setLooks} />
      </div>
      {looks ? (
        <Preview blocks={blocksToSave(drafts)} />
      ) : (
        <>
          <ul ref={list} className="forms-blocks" aria-label={t('builder.blocks')}>
            {drafts.map((draft, at) => (
              <BlockEditor
                key={draft.key}
                {...{ draft, drafts, language }}
                place={at + 1}
                onChange={(block) => change(drafts.map((one) => (one.key === draft.key ? { ...one, block } : one)))}
                onMove={(by) => move(draft, by)}
                onRemove={() => change(drafts.filter((one) => one.key !== draft.key))}
              />
            ))}
          </ul>
          <AddMenu drafts={drafts} onAdd={add} />
        </>
      )}
      <SendDialog questionnaire={standing} visible={sending} onClose={() => setSending(false)} />
    </Page>
  )
}

function noteOf({ state, version = 1, publishedVersion }: Questionnaire, t: ReturnType<typeof useWords>['t']): string {
  if (state === 'DRAFT' && publishedVersion !== undefined)
    return t('builder.note.next', { version, published: publishedVersion })
  return t(`builder.note.${state}`, { version })
}

function AddMenu({ drafts, onAdd }: { drafts: readonly Draft[]; onAdd: (draft: Draft) => void }) {
  const { t, locale } = useWords()
  const asked = new Set(drafts.map(({ block }) => block.questionId))
  const shared = (useQuestions().rows ?? []).filter(({ id }) => id !== undefined && !asked.has(id))
  const entries: MenuEntry[] = [
    ...answerTypes.map((type) => ({ id: type, text: t(`add.${type}`), onSelect: () => onAdd(newQuestion(type)) })),
    { id: 'text', text: t('add.text'), onSelect: () => onAdd(newText()) },
    ...shared.map((question) => ({
      ...{ id: question.id ?? '', text: textIn(question.text, locale), note: t('add.shared') },
      onSelect: () => onAdd(sharedQuestion(question)),
    })),
  ]
  return (
    <Menu entries={entries}>
      <Button icon={Plus}>{t('builder.add')}</Button>
    </Menu>
  )
}
