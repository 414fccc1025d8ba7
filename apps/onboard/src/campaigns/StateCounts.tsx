import { Status } from '@kontor/kit'
import type { Campaign } from '../api.ts'
import { useWords } from '../kontor.ts'
import { states, toneOf } from '../states.ts'

/** How many stand where, in the order in which suppliers come in. */
export function StateCounts({ campaign }: { campaign: Campaign }) {
  const { t, locale } = useWords()
  const number = new Intl.NumberFormat(locale)
  const counts = new Map(campaign.States.map(({ State, Count }) => [State, Count]))
  return (
    <span className="onboard-figures">
      {states
        .filter((state) => counts.has(state))
        .map((state) => (
          <Status key={state} tone={toneOf[state]}>
            {t('campaign.figure', { state: t(`state.${state}`), count: number.format(counts.get(state) ?? 0) })}
          </Status>
        ))}
    </span>
  )
}
