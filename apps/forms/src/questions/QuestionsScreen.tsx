import { Button, EmptyState, IconButton, SearchField, TextArea } from '@kontor/kit'
import { ActionForm, FormDialog } from '@kontor/tradekit/dialogs'
import { Answer } from '@kontor/tradekit/layout'
import { CircleHelp, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Question, useAct, useQuestions } from '../api.ts'
import { QuestionSettings } from '../builder/QuestionSettings.tsx'
import { useKontor, useWords } from '../kontor.ts'
import { TabsPage } from '../TabsPage.tsx'
import { languageName, languageOf, languages, textIn } from '../texts.ts'

/** Questions that several questionnaires ask in the same words. */
export function QuestionsScreen() {
  const { t, locale } = useWords()
  const { confirm } = useKontor()
  const [text, setText] = useState('')
  const [adding, setAdding] = useState(false)
  const list = useQuestions(text.trim())
  const remove = useAct(
    ({ surveys }, id: string) => surveys.deleteQuestion({ params: { id } }),
    (_, t) => t('questions.removed'),
  )
  const removeIt = async (question: Question) => {
    const title = t('questions.remove.title')
    const asked = { kind: 'danger' as const, title, text: textIn(question.text, locale), accept: t('questions.remove') }
    if (await confirm(asked)) remove.mutate(question.id ?? '')
  }
  const action = (
    <Button type="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('questions.new')}
    </Button>
  )
  return (
    <TabsPage tab="questions" actions={action}>
      <div className="forms-bar">
        <SearchField label={t('questions.search')} placeholder={t('questions.search')} text={text} onText={setText} />
      </div>
      <Answer of={{ data: list.rows, error: list.error, refetch: list.refetch }}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={CircleHelp}
              title={text === '' ? t('questions.none.title') : t('forms.none.found')}
              text={text === '' ? t('questions.none.text') : undefined}
            />
          ) : (
            <>
              <ul className="forms-plain" aria-label={t('tab.questions')}>
                {rows.map((question) => (
                  <li key={question.id}>
                    <span className="forms-name">
                      <b dir="auto">{textIn(question.text, locale)}</b>
                      <small>
                        {[
                          t(`type.${question.answerType}`),
                          ...(question.choices ? [t(`strategy.${question.choices.strategy}`)] : []),
                          ...(question.required ? [t('question.required')] : []),
                        ].join(' · ')}
                      </small>
                    </span>
                    <IconButton
                      icon={Trash2}
                      label={t('questions.remove.one', { question: textIn(question.text, locale) })}
                      onClick={() => void removeIt(question)}
                    />
                  </li>
                ))}
              </ul>
              {list.more && (
                <Button type="text" busy={list.isMore} onClick={list.more}>
                  {t('forms.more')}
                </Button>
              )}
            </>
          )
        }
      </Answer>
      <FormDialog visible={adding} title={t('questions.new')} onClose={() => setAdding(false)}>
        <QuestionForm onClose={() => setAdding(false)} />
      </FormDialog>
    </TabsPage>
  )
}

function QuestionForm({ onClose }: { onClose: () => void }) {
  const { t, locale } = useWords()
  const own = languages.find((one) => one === languageOf(locale)) ?? 'en'
  const [question, setQuestion] = useState<Question>({ text: {}, answerType: 'TEXT', required: true })
  const [tried, setTried] = useState(false)
  const create = useAct(
    ({ surveys }, given: Question) => surveys.createQuestion({ body: given }),
    (_, t) => t('questions.created'),
    onClose,
  )
  const isMissing = !Object.values(question.text).some((words) => words.trim() !== '')
  return (
    <ActionForm
      confirm={t('questions.create')}
      busy={create.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) create.mutate(question)
      }}
    >
      {[own, ...languages.filter((one) => one !== own).slice(0, 1)].map((language) => (
        <TextArea
          key={language}
          label={t('block.words', { kind: t('block.question'), language: languageName(language) })}
          rows={2}
          required={language === own}
          error={language === own && tried && isMissing && t('questions.missing')}
          value={question.text[language] ?? ''}
          onChange={(words) => {
            const { [language]: _, ...rest } = question.text
            setQuestion({ ...question, text: words === '' ? rest : { ...rest, [language]: words } })
          }}
        />
      ))}
      <QuestionSettings question={question} onChange={setQuestion} />
    </ActionForm>
  )
}
