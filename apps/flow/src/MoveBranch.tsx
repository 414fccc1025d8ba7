import { Select } from '@kontor/kit'
import { useWords } from './kontor.ts'
import { MoveThen } from './MoveThen.tsx'
import { type Branch, endsHere, type Places } from './moves.ts'

export interface MoveBranchProps {
  readonly branch: Branch
  readonly places: Places
  /** The step that a person chose for it, or that it ends. */
  readonly picked: string | undefined
  readonly onPick: (to: string) => void
}

/** A branch of a run: where it stands, where it would go on, and what that asks of whom; or that it ends, is done, or begins. */
export function MoveBranch({ branch, places, picked, onPick }: MoveBranchProps) {
  const { t } = useWords()
  const { FromStepId, From = '', Becomes, StepId, WhyNot, Then } = branch
  const nameOf = (id: string | undefined) => places.find((place) => place.StepId === id)?.Name ?? id ?? ''
  const isOpen = Becomes !== 'JOINED' && FromStepId !== undefined
  return (
    <li>
      <p className="flow-move-from" dir="auto">
        {Becomes === 'BEGINS'
          ? t('move.begins', { step: nameOf(StepId) })
          : Becomes === 'JOINED'
            ? t('move.joined', { step: From })
            : t('flow.run.RUNNING', { step: From })}
      </p>
      {isOpen && (
        <Select
          label={t('move.step', { name: From })}
          hideLabel
          placeholder={t('flow.chooseStep')}
          value={picked ?? StepId ?? null}
          options={[
            ...places.map((place) => ({ id: place.StepId, label: place.Name })),
            { id: endsHere, label: t('move.end') },
          ]}
          onChange={onPick}
        />
      )}
      <p className="flow-move-then" dir="auto" aria-live="polite">
        {Then && <MoveThen then={{ ...Then, NoLonger: [] }} />}
        {Becomes === 'ENDS' && t('move.ends')}
        {WhyNot && t('move.whyNot', { why: WhyNot })}
      </p>
    </li>
  )
}
