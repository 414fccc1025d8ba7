import { Checkbox, Select } from '@kontor/kit'
import type { Instance } from './api.ts'
import { useWords, type Words } from './kontor.ts'
import { type Move, useMoveTo } from './moves.ts'

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
  readonly places: readonly { readonly StepId: string; readonly Name: string }[]
  /** The step that a person chose for it. */
  readonly picked: string | undefined
  readonly isChosen: boolean
  readonly onChoose: (on: boolean) => void
  readonly onPick: (stepId: string) => void
}

/** A run: where it stands, where it would stand, and what that asks of whom. */
export function MoveRow({ versionId, move, places, picked, isChosen, onChoose, onPick }: MoveRowProps) {
  const words = useWords()
  const { t } = words
  const { Run } = move
  const name = nameOf(Run, words)
  const isOther = picked !== undefined && picked !== move.StepId
  const looked = useMoveTo(versionId, move, isOther ? picked : undefined).data
  const shown = isOther ? looked : move
  const to = picked ?? move.StepId
  const partner = Run.document?.partner ?? Run.requisition?.Note
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
        disabled={to === undefined}
        onChange={onChoose}
      />
      <p className="flow-move-from" dir="auto">
        <small>{t('flow.version', { version: Run.Version })}</small>
        {t(`flow.run.${Run.State}`, { step: Run.Step })}
      </p>
      {move.CanChoose && (
        <Select
          label={t('move.step', { name })}
          hideLabel
          placeholder={t('flow.chooseStep')}
          value={to ?? null}
          options={places.map(({ StepId, Name }) => ({ id: StepId, label: Name }))}
          onChange={onPick}
        />
      )}
      <p className="flow-move-then" dir="auto" aria-live="polite">
        {shown?.Then ? <Then then={shown.Then} /> : shown?.WhyNot && t('move.whyNot', { why: shown.WhyNot })}
      </p>
    </li>
  )
}

function Then({ then }: { then: NonNullable<Move['Then']> }) {
  const { t, locale } = useWords()
  const { Steps, State, End, IsKept, Asked, Anew, NoLonger, Needed = 1 } = then
  const listed = (names: readonly string[]) =>
    names.length === 0 ? t('move.nobody') : new Intl.ListFormat(locale).format(names)
  const isWaiting = State === 'WAITS' && Asked.length === 0
  const says = [
    ...(IsKept ? [t('move.kept')] : []),
    ...(Steps.length > 1 ? [t('move.passes', { steps: Steps.join(t('replay.arrow')) })] : []),
    ...(State === 'ENDED' ? [t(`says.END.${End ?? 'NOTHING'}`)] : []),
    ...(State === 'STUCK' ? [t('move.stuck', { people: listed(Asked) })] : []),
    ...(!IsKept && State === 'WAITS' && Asked.length > 0
      ? [t('move.asks', { people: new Intl.ListFormat(locale, { type: 'disjunction' }).format(Asked), count: Needed })]
      : []),
    ...(!IsKept && Anew.length < Asked.length && Asked.length > 0 && Anew.length > 0
      ? [t('move.anew', { people: listed(Anew) })]
      : []),
    ...(NoLonger.length > 0 ? [t('move.noLonger', { people: listed(NoLonger) })] : []),
    ...(!IsKept && isWaiting && NoLonger.length === 0 ? [t('move.nobodyAsked')] : []),
  ]
  return <>{says.join(' · ')}</>
}
