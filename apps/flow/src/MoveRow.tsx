import { Checkbox, Select } from '@kontor/kit'
import type { Instance } from './api.ts'
import { useWords, type Words } from './kontor.ts'
import { MoveBranch } from './MoveBranch.tsx'
import { MoveSum, MoveThen } from './MoveThen.tsx'
import { isPlaced, type Move, type Picked, type Places, useMoveTo } from './moves.ts'

/** What a run deals with, in a few words. */
export const nameOf = ({ document, requisition }: Instance, { t }: Pick<Words, 't'>): string =>
  document
    ? `${t(`type.${document.type}`)} ${document.number}`
    : requisition
      ? `${t('type.requisition')} ${requisition.ID}`
      : t('flow.hidden')

export interface MoveRowProps {
  readonly versionId: string
  readonly move: Move
  readonly places: Places
  /** What a person chose for it. */
  readonly picked: Picked | undefined
  readonly isChosen: boolean
  readonly onChoose: (on: boolean) => void
  readonly onPick: (picked: Picked) => void
}

/** A run: where it stands, where it would stand, and what that asks of whom; so does each of its branches. */
export function MoveRow({ versionId, move, places, picked, isChosen, onChoose, onPick }: MoveRowProps) {
  const words = useWords()
  const { t } = words
  const { Run } = move
  const name = nameOf(Run, words)
  const looked = useMoveTo(versionId, move, picked).data
  const shown = picked === undefined ? move : looked
  const branches = shown?.Branches ?? move.Branches ?? []
  const partner = Run.document?.partner ?? Run.requisition?.Note
  const isSaidBelow = branches.some(({ WhyNot }) => WhyNot !== undefined)
  const Says = branches.some(({ Then }) => Then !== undefined) ? MoveSum : MoveThen
  return (
    <li>
      <Checkbox
        label={
          <>
            <b>
              <bdi>{name}</bdi>
            </b>
            {partner && <small dir="auto">{partner}</small>}
          </>
        }
        checked={isChosen}
        disabled={!isPlaced(move, picked)}
        onChange={onChoose}
      />
      <p className="flow-move-from" dir="auto">
        <small>{t('flow.version', { version: Run.Version })}</small>
        {branches.length > 0
          ? t('move.inBranches', { count: branches.filter(({ FromStepId }) => FromStepId !== undefined).length })
          : t(`flow.run.${Run.State}`, { step: Run.Step })}
      </p>
      {move.CanChoose && (
        <Select
          label={t('move.step', { name })}
          hideLabel
          placeholder={t('flow.chooseStep')}
          value={picked?.stepId ?? move.StepId ?? null}
          options={places.map(({ StepId, Name }) => ({ id: StepId, label: Name }))}
          onChange={(stepId) => onPick({ stepId })}
        />
      )}
      <p className="flow-move-then" dir="auto" aria-live="polite">
        {shown?.Then && <Says then={shown.Then} />}
        {shown?.WhyNot && !isSaidBelow && t('move.whyNot', { why: shown.WhyNot })}
      </p>
      {branches.length > 0 && (
        <ul className="flow-move-branches" aria-label={t('move.branches', { name })}>
          {branches.map((branch) => (
            <MoveBranch
              key={branch.FromStepId ?? branch.StepId}
              branch={branch}
              places={places}
              picked={picked?.branches?.[branch.FromStepId ?? '']}
              onPick={(to) => onPick({ branches: { ...picked?.branches, [branch.FromStepId ?? '']: to } })}
            />
          ))}
        </ul>
      )}
    </li>
  )
}
