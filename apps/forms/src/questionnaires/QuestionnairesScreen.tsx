import { Button, EmptyState, Menu, type MenuEntry, SearchField, Status } from '@kontor/kit'
import { Answer, Row, Rows } from '@kontor/tradekit/layout'
import { ClipboardList, Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Template, useAct, useQuestionnaires, useTemplates } from '../api.ts'
import { useKontor, useWords } from '../kontor.ts'
import { questionnaireTone } from '../states.ts'
import { TabsPage } from '../TabsPage.tsx'

/** The company’s questionnaires, and the way to a new one: empty, or from a template. */
export function QuestionnairesScreen() {
  const { t, format } = useWords()
  const { may } = useKontor()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const list = useQuestionnaires(text.trim())
  const mayWrite = may('survey.write')
  const isEmpty = text === '' && list.rows?.length === 0
  return (
    <TabsPage tab="questionnaires" actions={mayWrite && <NewMenu />}>
      {!isEmpty && (
        <div className="forms-bar">
          <SearchField
            label={t('questionnaires.search')}
            placeholder={t('questionnaires.search')}
            text={text}
            onText={setText}
          />
        </div>
      )}
      <Answer of={{ data: list.rows, error: list.error, refetch: list.refetch }}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={ClipboardList}
              title={text === '' ? t('questionnaires.none.title') : t('forms.none.found')}
              text={text === '' ? t('questionnaires.none.text') : undefined}
            />
          ) : (
            <Rows label={t('tab.questionnaires')} more={list.more} moreText={t('forms.more')} isMore={list.isMore}>
              {rows.map((one) => (
                <Row key={one.id} className="forms-questionnaire" onPress={() => navigate(`/questionnaires/${one.id}`)}>
                  <b dir="auto">{one.name}</b>
                  <Status tone={questionnaireTone[one.state]}>{t(`questionnaire.${one.state}`)}</Status>
                  <small>
                    {t('questionnaire.line', {
                      version: one.version ?? 1,
                      count: one.blocks.filter(({ questionId }) => questionId).length,
                      when: one.modified ? format.instant(one.modified) : '',
                    })}
                  </small>
                </Row>
              ))}
            </Rows>
          )
        }
      </Answer>
    </TabsPage>
  )
}

function NewMenu() {
  const { t } = useWords()
  const navigate = useNavigate()
  const templates = useTemplates().data ?? []
  const create = useAct(
    ({ surveys }, { id, template }: { id: string; template: Template | undefined }) =>
      surveys.saveQuestionnaire({
        params: { id },
        body: {
          ...{ name: template?.title ?? t('questionnaire.new.name'), state: 'DRAFT' },
          // A question is the questionnaire's own: it has an id of its own, too.
          blocks: (template?.questions ?? []).map((question) => {
            const questionId = crypto.randomUUID()
            return { type: 'question', questionId, question: { ...question, id: questionId } }
          }),
        },
      }),
    () => undefined,
    (_, { id }) => navigate(`/questionnaires/${id}`),
  )
  const entry = (id: string, text: string, template?: Template): MenuEntry => ({
    ...{ id, text },
    onSelect: () => create.mutate({ id: crypto.randomUUID(), template }),
  })
  return (
    <Menu
      entries={[
        entry('empty', t('questionnaire.new.empty')),
        ...templates.map((one) => entry(one.id ?? one.title, one.title, one)),
      ]}
    >
      <Button type="primary" icon={Plus} busy={create.isPending}>
        {t('questionnaire.new')}
      </Button>
    </Menu>
  )
}
