import { RadioBox } from '@kontor/kit'
import { useLoadedWords } from '../lazy/useLazyWords.ts'
import type { BellTime, MailTime } from './arrived.ts'

export interface TimesProps<T extends BellTime | MailTime> {
  /** Of the choice among the others of the page. */
  readonly name: string
  readonly label: string
  readonly times: readonly T[]
  readonly chosen: T
  readonly onChoose: (time: T) => void
}

/** When something comes to the person. */
export function Times<T extends BellTime | MailTime>({ name, label, times, chosen, onChoose }: TimesProps<T>) {
  const { t } = useLoadedWords()
  return (
    <fieldset>
      <legend>{label}</legend>
      {times.map((each) => {
        const label = t(`bell.${each}`)
        return (
          <RadioBox key={each} checked={each === chosen} onChange={() => onChoose(each)} {...{ name, label }}>
            {label}
          </RadioBox>
        )
      })}
    </fieldset>
  )
}
