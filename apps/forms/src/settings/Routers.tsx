import { Button, IconButton, Select } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type Reviewing, type Router, useAct, useQuestionnaires, useReviewers, useRouters } from '../api.ts'
import { ReviewerField } from '../builder/ReviewerField.tsx'
import { useWords } from '../kontor.ts'

/** The reviews of every questionnaire. */
const all = 'REVIEW'

/** Who reviews where the sender named nobody. */
export function Routers() {
  const { t } = useWords()
  const query = useRouters()
  const questionnaires = useQuestionnaires().rows ?? []
  const reviewers = useReviewers().data ?? []
  const [taskType, setTaskType] = useState(all)
  const [reviewing, setReviewing] = useState<Reviewing>({})
  const save = useAct(
    ({ surveys }, routers: Router[]) => surveys.saveTaskRouters({ body: { routers } }),
    (_, t) => t('routers.saved'),
    () => setReviewing({}),
  )
  const nameOf = (type: string) =>
    type === all ? t('routers.all') : (questionnaires.find(({ id }) => id === type)?.name ?? type)
  return (
    <section aria-labelledby="routers">
      <h2 id="routers" className="forms-h2">
        {t('routers.title')}
      </h2>
      <p className="forms-quiet">{t('routers.text')}</p>
      <Answer of={query}>
        {(routers) => (
          <>
            <ul className="forms-plain" aria-label={t('routers.title')}>
              {routers.map((router) => (
                <li key={router.taskType}>
                  <span className="forms-name">
                    <b dir="auto">{nameOf(router.taskType)}</b>
                    <small>{reviewers.find(({ id }) => id === router.reviewer)?.label ?? t('reviewer.gone')}</small>
                  </span>
                  <IconButton
                    icon={Trash2}
                    label={t('routers.remove', { name: nameOf(router.taskType) })}
                    onClick={() => save.mutate(routers.filter((one) => one.taskType !== router.taskType))}
                  />
                </li>
              ))}
            </ul>
            <div className="forms-bar">
              <Select
                label={t('rules.questionnaire')}
                placeholder={t('rules.questionnaire')}
                value={taskType}
                options={[
                  { id: all, label: t('routers.all') },
                  ...questionnaires.map(({ id = '', name: label }) => ({ id, label })),
                ]}
                onChange={setTaskType}
              />
              <ReviewerField label={t('routers.reviewer')} value={reviewing} onChange={setReviewing} />
              <Button
                busy={save.isPending}
                disabled={!reviewing.reviewer}
                onClick={() =>
                  save.mutate([...routers.filter((one) => one.taskType !== taskType), { taskType, ...reviewing }])
                }
              >
                {t('routers.save')}
              </Button>
            </div>
          </>
        )}
      </Answer>
    </section>
  )
}
