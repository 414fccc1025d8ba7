import { Switch } from '@kontor/kit'
import { Answer } from '@kontor/tradekit/layout'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useKontor } from '../kontor.ts'

/** What a rule is to its reader, by what the server says of it. */
interface Shown {
  readonly on: boolean
  readonly text: string
  /** Nobody can turn it on here. */
  readonly unavailable?: boolean
  readonly more?: ReactNode
}

export interface RuleSwitchProps<R> {
  readonly id: string
  readonly title: string
  readonly label: string
  readonly read: (signal: AbortSignal) => Promise<R>
  readonly save: (on: boolean) => Promise<unknown>
  readonly shown: (rule: R) => Shown
  /** What was done, in words. */
  readonly done: (on: boolean) => string
}

const rules = ['company-rule']

/** A rule of the company, which those who configure it turn on and off. */
export function RuleSwitch<R>({ id, title, label, read, save, shown, done }: RuleSwitchProps<R>) {
  const { may, notify } = useKontor()
  const queries = useQueryClient()
  const heading = useId()
  const queryKey = [...rules, id]
  const rule = useQuery({ queryKey, queryFn: ({ signal }) => read(signal) })
  const saving = useMutation({
    mutationFn: save,
    onSuccess: async (_none, on) => {
      // One rule may hang on another.
      await queries.invalidateQueries({ queryKey: rules })
      notify('success', done(on))
    },
  })
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="admin-h2">
        {title}
      </h2>
      <Answer of={rule}>
        {(found) => {
          const { on, text, unavailable = false, more } = shown(found)
          return (
            <div className="admin-part">
              <Switch
                label={label}
                description={text}
                on={on}
                disabled={!may('company.configure') || saving.isPending || unavailable}
                onChange={(wanted) => saving.mutate(wanted)}
              />
              {more}
            </div>
          )
        }}
      </Answer>
    </section>
  )
}
