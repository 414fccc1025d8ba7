import { useWords } from './kontor.ts'
import type { Move } from './moves.ts'

type Then = NonNullable<Move['Then']>

/** What becomes of a run or a branch at once: what it passes, whom it asks, who of them is new, and who is asked no more. */
export function MoveThen({ then }: { readonly then: Then }) {
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

/** Of a run whose branches say the rest themselves: where it does not wait for them, and who is asked no more. */
export function MoveSum({ then: { State, End, Asked, NoLonger } }: { readonly then: Then }) {
  const { t, locale } = useWords()
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names)
  const says = [
    ...(State === 'ENDED' ? [t(`says.END.${End ?? 'NOTHING'}`)] : []),
    ...(State === 'STUCK' ? [t('move.stuck', { people: listed(Asked) })] : []),
    ...(NoLonger.length > 0 ? [t('move.noLonger', { people: listed(NoLonger) })] : []),
  ]
  return <>{says.join(' · ')}</>
}
