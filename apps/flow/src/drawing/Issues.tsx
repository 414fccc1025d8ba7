import { Button, Status } from '@kontor/kit'
import type { Finding, Flow } from '../api.ts'
import { useWords } from '../kontor.ts'
import { stepNamed } from './step-named.ts'

export interface IssuesProps {
  readonly flow: Flow
  readonly findings: readonly Finding[]
  /** Why the server did not take the drawing as it is now. */
  readonly refusal: string | undefined
  /** Goes to a step. */
  readonly onShow: (stepId: string) => void
}

/** What is to be mended in a drawing, and the way to the step that it is about. */
export function Issues({ flow, findings, refusal, onShow }: IssuesProps) {
  const { t } = useWords()
  const all = [...(refusal === undefined ? [] : [{ Message: refusal }]), ...findings]
  if (all.length === 0) return null
  return (
    <section className="flow-findings" aria-label={t('flow.findings')}>
      {refusal === undefined ? (
        <Status tone="warn">{t('flow.toMend', { count: findings.length })}</Status>
      ) : (
        <div role="alert">
          <Status tone="bad">{t('drawing.notSaved')}</Status>
        </div>
      )}
      <ul>
        {all.map((finding) => {
          const id = stepNamed(finding, flow)
          const name = flow.Steps.find(({ Id }) => Id === id)?.Name
          return (
            <li key={finding.Message} dir="auto">
              {finding.Message}{' '}
              {id !== undefined && name !== undefined && (
                <Button type="text" label={t('drawing.show.named', { name })} onClick={() => onShow(id)}>
                  {t('drawing.show')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
