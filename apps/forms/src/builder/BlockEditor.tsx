import { Checkbox, IconButton, Kbd, Select, TextArea, TextField } from '@kontor/kit'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import type { Block } from '../api.ts'
import { useWords } from '../kontor.ts'
import { type Language, languageName, textIn } from '../texts.ts'
import { type Draft, questionsBefore, textsOf, withOwnText, withText } from './blocks.ts'
import { QuestionSettings } from './QuestionSettings.tsx'

interface BlockEditorProps {
  readonly draft: Draft
  readonly place: number
  readonly drafts: readonly Draft[]
  readonly language: Language
  readonly onChange: (block: Block) => void
  readonly onMove: (by: -1 | 1) => void
  readonly onRemove: () => void
}

/** No question: the block is always shown. */
const always = 'ALWAYS'

/** A block with what it says and asks. Alt and an arrow move it, as its buttons do. */
export function BlockEditor({ draft, place, drafts, language, onChange, onMove, onRemove }: BlockEditorProps) {
  const { t, locale } = useWords()
  const { block } = draft
  const isText = block.questionId === undefined
  const isShared = block.type === 'questionView' || block.type === 'translatableQuestionView'
  const texts = textsOf(block)
  const label = isText ? t('block.text') : t('block.question')
  const before = questionsBefore(drafts, draft.key)
  const name = t('block.place', { place, kind: label })
  return (
    <li
      className="forms-block"
      id={`block-${draft.key}`}
      aria-label={name}
      onKeyDown={(event) => {
        if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
        event.preventDefault()
        onMove(event.key === 'ArrowUp' ? -1 : 1)
      }}
    >
      <div className="forms-block-head">
        <b>{name}</b>
        <span className="forms-acts">
          <IconButton
            icon={ArrowUp}
            label={t('block.up', { name })}
            hint={<Kbd>Alt ↑</Kbd>}
            disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t('block.down', { name })}
            hint={<Kbd>Alt ↓</Kbd>}
            disabled={place === drafts.length}
            onClick={() => onMove(1)}
          />
          <IconButton icon={X} label={t('block.remove', { name })} onClick={onRemove} />
        </span>
      </div>
      {block.type === 'questionView' ? (
        <p className="forms-words" dir="auto">
          {textIn(texts, language)}
        </p>
      ) : (
        <TextArea
          label={t('block.words', { kind: label, language: languageName(language) })}
          description={texts[language] === undefined ? textIn(texts, locale) : undefined}
          rows={2}
          maxLength={4000}
          value={texts[language] ?? ''}
          onChange={(words) => onChange(withText(block, language, words))}
        />
      )}
      {isShared && (
        <Checkbox
          label={t('block.ownWords')}
          checked={block.type === 'translatableQuestionView'}
          onChange={(own) => onChange(withOwnText(block, own))}
        />
      )}
      {block.type === 'question' && block.question && (
        <QuestionSettings question={block.question} onChange={(question) => onChange({ ...block, question })} />
      )}
      {before.length > 0 && (
        <div className="forms-pair">
          <Select
            label={t('block.shownWhen')}
            placeholder={t('block.always')}
            value={block.shownWhen?.questionId ?? always}
            options={[
              { id: always, label: t('block.always') },
              ...before.map(({ id, question }) => ({
                id,
                label: textIn(question.text, locale) || t('block.question'),
              })),
            ]}
            onChange={(id) => {
              const { shownWhen: _, ...rest } = block
              onChange(
                id === always
                  ? rest
                  : { ...rest, shownWhen: { questionId: id, answer: block.shownWhen?.answer ?? '' } },
              )
            }}
          />
          {block.shownWhen && (
            <ConditionField
              {...{ block, onChange }}
              values={before.find(({ id }) => id === block.shownWhen?.questionId)?.question.choices?.values}
            />
          )}
        </div>
      )}
    </li>
  )
}

interface ConditionFieldProps {
  readonly block: Block
  readonly values: readonly string[] | undefined
  readonly onChange: (block: Block) => void
}

/** The answer that shows a block: one of those that can be chosen, or a text. */
function ConditionField({ block, values, onChange }: ConditionFieldProps) {
  const { t } = useWords()
  const { shownWhen } = block
  if (!shownWhen) return null
  const change = (answer: string) => onChange({ ...block, shownWhen: { ...shownWhen, answer } })
  const field = { label: t('block.answer'), value: shownWhen.answer }
  return values?.length ? (
    <Select
      {...field}
      value={shownWhen.answer || null}
      placeholder={t('block.answer')}
      options={values.map((id) => ({ id, label: id }))}
      onChange={change}
    />
  ) : (
    <TextField {...field} onChange={change} maxLength={300} />
  )
}
